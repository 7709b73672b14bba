import type { Span } from './blocks.ts'

/** A passage in plain words, with the addresses of its links beside them. */
export const passageText = (spans: readonly Span[]): string =>
  spans.map((span) => (typeof span === 'string' ? span : `${span.words} (${span.url})`)).join('')
