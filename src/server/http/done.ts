import { serverSuccess as de } from '#content/de/server.ts'
import { serverSuccess as en } from '#content/en/server.ts'
import type { Language } from '#domain/language.ts'

const texts = { de, en }

/** Answer of a call that succeeded, in the reader's language. */
export const done = (language: Language, what: keyof typeof de) => ({
  success: true as const,
  message: texts[language][what],
  errors: [],
})
