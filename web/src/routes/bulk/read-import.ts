import { IMPORT_ROWS_MAX, type ImportRow, importRow } from '@kea/shared/schemas/order-import'
import { parseCsv } from './csv'

/** A row of the table with its values, or with its problems. */
export interface ReadRow {
  line: number
  row: ImportRow | null
  problems: string[]
}

const COLUMNS = ['sku', 'quantity', 'options'] as const
const LABELS: Record<(typeof COLUMNS)[number], string> = { sku: 'SKU', quantity: 'Quantity', options: 'Options' }

export type Import = { ok: true; rows: ReadRow[] } | { ok: false; problem: string }

/** False for the text of a file that holds no text, such as a picture or the file of a spreadsheet program. */
export const isTable = (text: string): boolean => !text.includes('\0')

function readRow(line: number, cells: Record<string, string>): ReadRow {
  const parsed = importRow.safeParse({
    sku: cells.sku ?? '',
    quantity: cells.quantity || '1',
    options: cells.options ?? '',
  })
  if (parsed.success) return { line, row: parsed.data, problems: [] }
  const problems = parsed.error.issues.map(({ path, message }) => {
    const column = COLUMNS.find((name) => name === path[0])
    return column ? `${LABELS[column]}: ${message}` : message
  })
  return { line, row: null, problems }
}

/**
 * Parses a pasted table. Each row is checked by itself. The whole table is refused without a header or with too many
 * rows.
 */
export function readImport(text: string): Import {
  const [header, ...rest] = parseCsv(text)
  const names = (header?.fields ?? []).map((name) => name.toLowerCase())
  if (!names.includes('sku')) {
    return { ok: false, problem: 'The first line must name the columns: sku, quantity, options.' }
  }
  const unknown = names.filter((name) => name !== '' && !COLUMNS.some((column) => column === name))
  if (unknown.length > 0) return { ok: false, problem: `We do not know the column "${unknown[0]}".` }
  if (rest.length === 0) return { ok: false, problem: 'Please add rows below the column names.' }
  if (rest.length > IMPORT_ROWS_MAX) {
    return { ok: false, problem: `Please send at most ${IMPORT_ROWS_MAX} rows at once; these are ${rest.length}.` }
  }
  return {
    ok: true,
    rows: rest.map(({ line, fields }) =>
      readRow(line, Object.fromEntries(names.map((name, at) => [name, fields[at] ?? '']))),
    ),
  }
}
