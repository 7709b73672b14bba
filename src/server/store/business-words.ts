import { sql, type RawBuilder } from 'kysely'

/**
 * Condition that each word of a folded text begins a word of the name of company `b`, by the index of words.
 * @param folded words of letters and digits alone
 */
export function hasWords(folded: string): RawBuilder<boolean> {
  const query = folded
    .split(' ')
    .map((word) => `'${word}':*`)
    .join(' & ')
  return sql<boolean>`search_words(b.name) @@ ${query}::tsquery`
}
