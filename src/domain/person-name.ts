/** Splits a name that was typed as one text. The last word is the family name; a single word leaves that empty. */
export function splitName(name: string): { first_name: string; last_name: string } {
  const words = name.split(/\s+/).filter((word) => word !== '')
  const last = words.length > 1 ? words.pop()! : ''
  return { first_name: words.join(' '), last_name: last }
}
