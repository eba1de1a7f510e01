import Papa from 'papaparse'

/** Spreadsheets copy with tabs, and save with commas or semicolons. */
const SEPARATORS = ['\t', ';', ','] as const

const separatorOf = (text: string): string => {
  const header = text.split(/\r?\n/, 1)[0] ?? ''
  return SEPARATORS.find((separator) => header.includes(separator)) ?? ','
}

/** The rows of a spreadsheet's CSV, each with the number of its first line. Empty lines are skipped. */
export function parseCsv(text: string): { line: number; fields: string[] }[] {
  const rows: { line: number; fields: string[] }[] = []
  let [line, start] = [1, 0]
  const sheet = text.replace(/^\ufeff/, '')
  Papa.parse<string[]>(sheet, {
    delimiter: separatorOf(sheet),
    step({ data, meta }) {
      const fields = data.map((field) => field.trim())
      if (fields.some((field) => field !== '')) rows.push({ line, fields })
      // The parser says how far it has read, not which line that is.
      line += sheet.slice(start, meta.cursor).split('\n').length - 1
      start = meta.cursor
    },
  })
  return rows
}
