/** Removes control characters. */
export const plain = (text) => text.replace(/[^\P{Cc}\n]/gu, '')

const cell = (value) => plain(String(value ?? '').replace(/\s+/g, ' '))

/** Rows as lines of text with aligned columns. All rows have the same keys. */
export function tableOf(rows) {
  if (rows.length === 0) return ''
  const names = Object.keys(rows[0])
  const lines = [names, ...rows.map((row) => names.map((name) => cell(row[name])))]
  const widths = names.map((_, at) => Math.max(...lines.map((line) => line[at].length)))
  return lines
    .map((line) =>
      line
        .map((text, at) => text.padEnd(widths[at]))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}
