/** First rows of a list; the last one is among them where else a line would say that there is one more. */
export const fewOf = <Row>(rows: readonly Row[], most: number): readonly Row[] =>
  rows.length === most + 1 ? rows : rows.slice(0, most)
