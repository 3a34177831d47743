/**
 * Remembers the results of a function, as long as their argument exists: with `--watch`, and while mistakes are made in
 * one page after another, most pages and tables stay the same.
 */
export function memoize<Key extends object, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const known = new WeakMap<Key, {value: Value}>();
  return (key) => {
    const entry = known.get(key) ?? {value: make(key)};
    known.set(key, entry);
    return entry.value;
  };
}
