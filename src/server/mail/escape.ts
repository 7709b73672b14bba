import { withUnbroken } from '#content/unbroken.ts'

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

/** Escapes text for HTML elements and quoted attributes. */
export const escape = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => entities[character] ?? character)

/** 'Sa 8:00–13:00,', which a line may end after but not in. */
const HOURS = /(?:\S+\u00A0)?\d{1,2}:\d\d–\d{1,2}:\d\d,?/g

/** Escapes our own sentences and keeps numbers on one line. */
export const shown = (text: string): string =>
  escape(withUnbroken(text)).replaceAll(HOURS, '<span style="white-space:nowrap">$&</span>')
