/** Words that mail programs turn into links: addresses of pages and mail, with or without a scheme. */
const LINK = /:\/\/|^\W*(mailto|tel|sms|www)[:.]|@|[\p{L}\p{N}-][.．。｡][\p{L}]{2,}/iu

const words = (text: string, change: (word: string) => string) =>
  text.replaceAll(/[^\s\p{Cf}]+/gu, (word) => (LINK.test(word) ? change(word) : word))

/** Replaces every word that could become a link. In doubt, it replaces one word too many. */
export function withoutLinks(text: string, instead: string): string {
  return words(text, () => instead)
}

/** Makes such words readable but not clickable, `www[.]example[.]com`, for staff, who need the original text. */
export function unclickable(text: string): string {
  return words(text, (word) => word.replaceAll(/[.．。｡:@]/gu, '[$&]'))
}
