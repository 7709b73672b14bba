/** Rows of cells as aligned columns. Cells have plain spaces, so that a search for typed text finds them. */
export function aligned(table: readonly (readonly string[])[]): string {
  const rows = table.map((row) => row.map((cell) => cell.replaceAll('\u00A0', ' ')))
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

/** Length as a reader counts letters: 'é' is one, however it was typed. */
const lengthOf = (text: string) => [...segmenter.segment(text)].length
const segmenter = new Intl.Segmenter('en')
