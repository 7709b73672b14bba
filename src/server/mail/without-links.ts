/** What mail programs turn into links by themselves: addresses of pages and mail, with or without a scheme. */
const LINK = /:\/\/|^\W*(mailto|tel|sms|www)[:.]|@|[\p{L}\p{N}-][.．。｡][\p{L}]{2,}/iu

/** A text with every word taken out that could be clicked on. Rather one word too many than a link too few. */
export function withoutLinks(text: string, instead: string): string {
  return text.replaceAll(/[^\s\p{Cf}]+/gu, (word) => (LINK.test(word) ? instead : word))
}
