const LONGEST = 80
const NAMELESS = 'Scan'

/**
 * Makes a name for display from a file's original name: its last part on one line, without invisible characters or ones
 * that change the direction of reading, and with the extension of the stored copy. It is never used as a path.
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
