/** Widths of the letters of a bar (Hanken Grotesk, 12 px, semibold), rounded up, so that nothing needs to be measured. */
const [NARROW, USUAL, CAPITAL, WIDE, SPACE_BETWEEN] = [4, 6.4, 7.6, 10, 5]

/** Letters that are not semibold are narrower. */
const REGULAR = 0.94

/** Width of a text beside the bars, in pixels, as it is at most. */
export const plainWidthOf = (text: string): number => widthOf(text) * REGULAR

/** Width of a text in a bar, in pixels, as it is at most. */
function widthOf(text: string): number {
  let width = 0
  for (const letter of text) {
    if (/[ijlItfr.,' ]/.test(letter)) width += NARROW
    else if (/[mwMW…]/.test(letter)) width += WIDE
    else width += /\p{Lu}/u.test(letter) ? CAPITAL : USUAL
  }
  return width
}

/** Below this not even two letters are readable. */
const LEAST = 14

/** Parts of a bar's width that its padding, the tip of its arrow and one of its icons take. */
const [SIDES, TIP, ICON] = [20, 8, 17]
/** Width below which a bar has less padding, so that a day of a month still has initials; and what that padding takes. */
export const TIGHT = 44
const TIGHT_SIDES = 9
/** Padding of a bar that the edge of the window cuts short: it fades there, and no letter may stand in the fade. */
const CUT_SIDES = 14
/** Least of a bar that shows its icon whole. */
const ICON_SEEN = 22
/** Widths that the sign of a late rental takes with words, the room around both included, and alone. */
const [SIGN, BARE_SIGN] = [40, 20]

/** A bar as far as it is seen. */
interface Shape {
  /** Pixels between its ends. */
  readonly wide: number
  /** Whole pixels of them in sight. */
  readonly seen: number
  /** Whether it ends in an arrow. */
  readonly moves: boolean
}

/** Room for words in what is seen of a bar. @param icons number of icons before them */
export function roomOf({ wide, seen, moves }: Shape, icons: number): number {
  const tight = seen < TIGHT
  const cut = seen < Math.floor(wide)
  const sides = tight ? (cut ? CUT_SIDES : TIGHT_SIDES) : SIDES
  return seen - sides - (moves ? TIP : 0) - ICON * icons
}

/** Whether an icon is seen whole. */
export const hasIconRoom = ({ seen }: Shape): boolean => seen >= ICON_SEEN

/** Words of a bar that there is room for. */
interface Fitted {
  readonly name: string
  readonly more: string
}

/**
 * Words of a rental that its bar has room for: what is behind the name goes first, then the name becomes shorter, „Nele P.“,
 * „NP“; nothing is cut within a letter.
 */
export function fittedWords(name: string, more: string, room: number): Fitted {
  const own = widthOf(name)
  if (own <= room) return { name, more: own + SPACE_BETWEEN + widthOf(more) <= room ? more : '' }
  const parts = name.split(' ').filter((part) => part !== '')
  const [first, last] = [parts[0] ?? '', parts.length > 1 ? parts.at(-1)! : '']
  const shorter = last === '' ? [] : [`${first} ${[...last][0]!}.`, `${[...first][0]!}${[...last][0]!}`]
  const fits = room < LEAST ? undefined : shorter.find((one) => widthOf(one) <= room)
  return { name: fits ?? '', more: '' }
}

/** Words of a rental that is late. */
interface Late {
  readonly name: string
  readonly more: string
  /** Lateness in words, 'überfällig 1 h', and below its length alone. */
  readonly late: string
  readonly lateTime: string
}

/**
 * Words of a rental that is late, with how late: in words beside a name that is whole, else the length of time alone, which
 * its sign and colour explain, and then the sign without words (''). The sign goes before the name; null has not even it.
 */
export function fittedLate(
  { name, more, late, lateTime }: Late,
  room: number,
): Fitted & { readonly late: string | null } {
  const beside = (taken: number) => fittedWords(name, more, room - taken)
  const whole = beside(widthOf(late) + SIGN)
  if (whole.name === name) return { ...whole, late }
  const timed = beside(widthOf(lateTime) + SIGN)
  if (timed.name !== '') return { ...timed, late: lateTime }
  if (room < BARE_SIGN) return { ...beside(0), late: null }
  return { ...beside(BARE_SIGN + SPACE_BETWEEN), late: '' }
}

/** How late a rental is, if what is seen of the stretch that it has been late for has room to say so; '' if not. */
export const fittedTail = ({ late, lateTime }: Pick<Late, 'late' | 'lateTime'>, seen: number): string =>
  [late, lateTime].find((text) => text !== '' && widthOf(text) + SIGN <= seen) ?? ''

/** A note as far as whole words of it have room. */
export function fittedNote(text: string, room: number): string {
  if (widthOf(text) <= room) return text
  const words = text.split(' ')
  for (let count = words.length - 1; count > 0; count--) {
    const some = `${words.slice(0, count).join(' ')} …`
    if (widthOf(some) <= room) return some
  }
  return ''
}
