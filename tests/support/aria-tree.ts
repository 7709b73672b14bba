/** A part of the accessibility tree: a role with its name, and the parts inside. Parts that are not listed may exist too. */
export type Part = string | readonly [string, readonly Part[]]

/** `role('button', 'Weiter')`, `role('heading', 'Inhalt', '[level=2]')`. */
export const role = (name: string, label: string, state = ''): string =>
  `'${`${name} ${JSON.stringify(label)}${state === '' ? '' : ` ${state}`}`.replaceAll("'", "''")}'`

/** A role with its text instead of a name: `says('listitem', '1 Mietzeitraum')`, or a pattern. */
export const says = (name: string, words: string | RegExp): string =>
  `${name}: ${words instanceof RegExp ? String(words) : JSON.stringify(words)}`

/** The parts as a text for `toMatchAriaSnapshot`. */
export function tree(...parts: readonly Part[]): string {
  return lines(parts, '').join('\n')
}

function lines(parts: readonly Part[], indent: string): string[] {
  return parts.flatMap((part) => {
    if (typeof part === 'string') return [`${indent}- ${part}`]
    const [own, inside] = part
    return [`${indent}- ${own}:`, ...lines(inside, `${indent}  `)]
  })
}
