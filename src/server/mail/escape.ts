import { withUnbroken } from '#content/unbroken.ts'

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

/** Text as HTML shows it, in elements and in quoted attributes. */
export const escape = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => entities[character] ?? character)

/** The same of words that we write: no line ends inside a number. */
export const shown = (text: string): string => escape(withUnbroken(text))
