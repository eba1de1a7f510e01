/** A spreadsheet runs a cell that begins like this as a formula. */
const FORMULA = /^[=+\-@\t\r]/
const NEEDS_QUOTES = /[",\r\n]/

function cell(value: string | number | null): string {
  if (typeof value === 'number') return String(value)
  const text = value ?? ''
  const safe = FORMULA.test(text) ? `'${text}` : text
  return NEEDS_QUOTES.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** Rows as CSV, with a first line of names. Texts of shoppers never become formulas. */
export const toCsv = <Row extends Record<string, string | number | null>>(
  columns: readonly (keyof Row & string)[],
  rows: readonly Row[],
): string =>
  [columns, ...rows.map((row) => columns.map((column) => row[column] ?? null))]
    .map((line) => line.map(cell).join(','))
    .join('\n')
