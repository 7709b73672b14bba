/** What mail programs turn into links by themselves: addresses of pages and mail, with or without a scheme. */
const LINK = /:\/\/|^\W*(mailto|tel|sms|www)[:.]|@|[\p{L}\p{N}-][.．。｡][\p{L}]{2,}/iu

const words = (text: string, change: (word: string) => string) =>
  text.replaceAll(/[^\s\p{Cf}]+/gu, (word) => (LINK.test(word) ? change(word) : word))

/** A text with every word taken out that could be clicked on. Rather one word too many than a link too few. */
export function withoutLinks(text: string, instead: string): string {
  return words(text, () => instead)
}

/** A text in which such words can be read and not clicked on: `www[.]example[.]com`. For staff, who need what was written. */
export function unclickable(text: string): string {
  return words(text, (word) => word.replaceAll(/[.．。｡:@]/gu, '[$&]'))
}
