import { Kbd } from './kbd.tsx'

/**
 * Keys of a page, for the foot bar, each with the words of its act. They come in the same order everywhere: arrows, ↵,
 * letters, Esc.
 */
export const FootKeys = ({ keys }: { readonly keys: readonly (readonly [keys: string, words: string])[] }) =>
  keys.map(([cap, words]) => (
    <span key={cap} className="inline-flex shrink-0 items-center gap-1.5 whitespace-nowrap">
      <Kbd keys={cap} /> {words}
    </span>
  ))
