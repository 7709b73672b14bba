const LONGEST = 80
const NAMELESS = 'Scan'

/**
 * A name to show, of the name that a file had: its last part alone, one line, nothing that turns the direction of
 * reading or hides itself, with the ending of what is kept. It is never a path.
 */
export function shownName(given: string, extension: 'jpg' | 'pdf'): string {
  const last = given.toWellFormed().normalize('NFC').split(/[/\\]/).at(-1)!
  const visible = last
    .replaceAll(/[\p{Cc}\p{Zl}\p{Zp}\p{Zs}]+/gu, ' ')
    .replaceAll(/[\p{C}\ufffd]/gu, '')
    .replace(/\.[a-z0-9]{1,5}$/i, '')
    .replaceAll(/^[\s.]+|[\s.]+$/g, '')
  const stem = [...visible].slice(0, LONGEST).join('').trim()
  return `${stem === '' ? NAMELESS : stem}.${extension}`
}
