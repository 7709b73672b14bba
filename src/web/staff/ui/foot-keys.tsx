import { classes } from '#ui/classes.ts'
import { Kbd } from './kbd.tsx'

/** Keys, the words of their act, and whether they are named only where there is room. */
type Key = readonly [keys: string, words: string, wide?: boolean]

/**
 * Keys of a page, for the foot bar, each with the words of its act. They come in the same order everywhere: arrows, ↵,
 * letters, Esc.
 */
export const FootKeys = ({ keys }: { readonly keys: readonly Key[] }) =>
  keys.map(([cap, words, wide = false]) => (
    <span
      key={cap}
      className={classes('inline-flex shrink-0 items-center gap-1.5 whitespace-nowrap', wide && 'max-wide:hidden')}
    >
      <Kbd keys={cap} /> {words}
    </span>
  ))
