/** A function that works out each answer once. */
export function remembering<Key, Value>(work: (key: Key) => Value): (key: Key) => Value {
  const known = new Map<Key, Value>();
  return (key) => {
    const value = known.has(key) ? (known.get(key) as Value) : work(key);
    known.set(key, value);
    return value;
  };
}
