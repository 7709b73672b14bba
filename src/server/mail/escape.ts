import { withUnbroken } from '#content/unbroken.ts'

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

/** Escapes text for HTML elements and quoted attributes. */
export const escape = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => entities[character] ?? character)

/** Escapes our own sentences and keeps numbers on one line. */
export const shown = (text: string): string => escape(withUnbroken(text))
