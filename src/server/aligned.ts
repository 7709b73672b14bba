/** Rows of cells in columns that a person can read. */
export function aligned(rows: readonly (readonly string[])[]): string {
  const widths = rows[0]!.map((_, column) => Math.max(...rows.map((row) => lengthOf(row[column]!))))
  return rows
    .map((row) =>
      row
        .map((cell, column) => cell + ' '.repeat(widths[column]! - lengthOf(cell)))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}

/** As a reader counts them: 'é' is one letter, however it was typed. */
const lengthOf = (text: string) => [...segmenter.segment(text)].length
const segmenter = new Intl.Segmenter('en')
