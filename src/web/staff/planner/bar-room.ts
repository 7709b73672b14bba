/** Widths of the letters of a bar (Hanken Grotesk, 12 px, semibold), rounded up, so that nothing needs to be measured. */
const [NARROW, USUAL, CAPITAL, WIDE, SPACE_BETWEEN] = [4, 6.4, 7.6, 10, 5]

function widthOf(text: string): number {
  let width = 0
  for (const letter of text) {
    if (/[ijlItfr.,' ]/.test(letter)) width += NARROW
    else if (/[mwMW]/.test(letter)) width += WIDE
    else width += /\p{Lu}/u.test(letter) ? CAPITAL : USUAL
  }
  return width
}

/** Below this not even two letters are readable. */
const LEAST = 14

/**
 * Words of a rental that its bar has room for: what is behind the name goes first, then the name becomes shorter, „Nele P.“,
 * „NP“; nothing is cut within a letter.
 */
export function fittedWords(
  name: string,
  more: string,
  room: number,
): { readonly name: string; readonly more: string } {
  const own = widthOf(name)
  if (own <= room) return { name, more: own + SPACE_BETWEEN + widthOf(more) <= room ? more : '' }
  const parts = name.split(' ').filter((part) => part !== '')
  const [first, last] = [parts[0] ?? '', parts.length > 1 ? parts.at(-1)! : '']
  const shorter = last === '' ? [] : [`${first} ${[...last][0]!}.`, `${[...first][0]!}${[...last][0]!}`]
  const fits = room < LEAST ? undefined : shorter.find((one) => widthOf(one) <= room)
  return { name: fits ?? '', more: '' }
}
