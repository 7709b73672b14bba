/** Key that one types to do something, or two in turn ('g p'). */
interface Keyed {
  readonly keys: string
}

/**
 * The act that a key means. After a key with which others go on, as G does, a letter is their second and never an act of
 * its own: G A leads to a page and accepts nothing.
 * @param acts those that work now, the first of a key before others
 * @param before the key pressed just before; null if none was
 */
export function actMeant<Act extends Keyed>(acts: readonly Act[], key: string, before: string | null): Act | undefined {
  const isSecond = before !== null && key.length === 1 && acts.some(({ keys }) => keys.startsWith(`${before} `))
  const wanted = isSecond ? `${before} ${key}` : key
  return acts.find(({ keys }) => keys === wanted)
}
