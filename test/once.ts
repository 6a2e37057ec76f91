/** A value that is made when it is first asked for: what is slow to make keeps no test waiting that does not need it. */
export function once<Value>(make: () => Value): () => Value {
  let made: { readonly value: Value } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
