/**
 * Short names of our branches by their code, alike in both languages: a word for lists in which a place stands in every
 * other line, and a sign for where not even that has room. A branch without them is named in full.
 */
export const branchLabels: Readonly<Record<string, { readonly word: string; readonly sign: string }>> = {
  tempelhof: { word: 'Tempelhof', sign: 'THF' },
  airport: { word: 'BER', sign: 'BER' },
}
