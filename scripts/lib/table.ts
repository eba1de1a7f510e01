/** Removes control characters. */
export const plain = (text: string) => text.replace(/[^\P{Cc}\n]/gu, '')

const cell = (value: unknown) => plain(String(value ?? '').replace(/\s+/g, ' '))

/** Rows as lines of text with aligned columns. All rows have the same keys. */
export function tableOf(rows: readonly object[]): string {
  const [first] = rows
  if (!first) return ''
  const names = Object.keys(first)
  const valuesOf = rows.map((row) => new Map<string, unknown>(Object.entries(row)))
  const lines = [names, ...valuesOf.map((values) => names.map((name) => cell(values.get(name))))]
  const widths = names.map((_, at) => Math.max(...lines.map((line) => (line[at] ?? '').length)))
  return lines
    .map((line) =>
      line
        .map((text, at) => text.padEnd(widths[at] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}
