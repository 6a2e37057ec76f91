/** What is loaded when it is first asked for. */
export interface Loader<Value> {
  (): Promise<Value>;
  /** Has it loaded anew the next time. */
  forget(): void;
}

/** Loads when first asked; what has failed is loaded anew the next time. */
export function loader<Value>(load: () => Promise<Value>): Loader<Value> {
  let loaded: Promise<Value> | undefined;
  const forget = () => {
    loaded = undefined;
  };
  const get = () => {
    loaded ??= load();
    loaded.catch(forget);
    return loaded;
  };
  return Object.assign(get, { forget });
}
