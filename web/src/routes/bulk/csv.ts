/** Spreadsheets copy with tabs, and save with commas or semicolons. */
const SEPARATORS = ['\t', ';', ','] as const

const separatorOf = (text: string): string => {
  const header = text.split(/\r?\n/, 1)[0] ?? ''
  return SEPARATORS.find((separator) => header.includes(separator)) ?? ','
}

/**
 * Parses the CSV of spreadsheets (RFC 4180). A quoted field may contain separators and line breaks, and a doubled quote
 * is a quote. Empty lines are skipped. A quote that is never closed ends with the text.
 */
export function parseCsv(text: string): { line: number; fields: string[] }[] {
  const separator = separatorOf(text)
  const rows: { line: number; fields: string[] }[] = []
  let fields: string[] = []
  let field = ''
  let isQuoted = false
  let [line, startedAt] = [1, 1]
  const endRow = () => {
    fields.push(field.trim())
    if (fields.some((entry) => entry !== '')) rows.push({ line: startedAt, fields })
    fields = []
    field = ''
  }
  for (let at = 0; at < text.length; at += 1) {
    const char = text[at]
    if (char === '\n') line += 1
    if (isQuoted) {
      if (char !== '"') field += char
      else if (text[at + 1] === '"') {
        field += '"'
        at += 1
      } else isQuoted = false
    } else if (char === '"' && field.trim() === '') {
      field = ''
      isQuoted = true
    } else if (char === separator) {
      fields.push(field.trim())
      field = ''
    } else if (char === '\n') {
      endRow()
      startedAt = line
    } else if (char !== '\r' && char !== '\ufeff') field += char
  }
  endRow()
  return rows
}
