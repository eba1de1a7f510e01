/** An event or a contact of a file: its lines that say something about dates, each in one piece. */
export interface FileBlock {
  kind: 'VEVENT' | 'VCARD'
  lines: readonly string[]
}

interface FileBlocks {
  /** True where the text is a calendar or contacts at all. */
  isCalendar: boolean
  blocks: readonly FileBlock[]
  /** Events and contacts without an end. */
  unread: number
}

/** A line that is of use, maybe with a group before its name as Apple writes it (`item1.BDAY`). Photos and notes are not. */
const WANTED =
  /^(?:[\w-]+\.)?(BEGIN|END|VERSION|DTSTART|RRULE|RDATE|EXDATE|RECURRENCE-ID|UID|SUMMARY|STATUS|FN|N|BDAY)[;:]/i

const QUOTED = /;(?:ENCODING=)?QUOTED-PRINTABLE/i

/** True for a line whose words go on in the next one, as contacts of version 2.1 have it. */
const goesOn = (line: string): boolean => line.endsWith('=') && QUOTED.test(line.slice(0, line.indexOf(':')))

/** The wanted lines. A line that begins with a blank continues the one before it. */
function* wantedLines(text: string): Generator<string> {
  let line = ''
  for (let start = 0; start < text.length; ) {
    const found = text.indexOf('\n', start)
    const end = found < 0 ? text.length : found
    const raw = text.slice(start, text[end - 1] === '\r' ? end - 1 : end)
    start = end + 1
    if (raw.startsWith(' ') || raw.startsWith('\t')) {
      // What is not wanted is not put together: a photo has thousands of lines.
      if (line !== '') line += raw.slice(1)
    } else if (goesOn(line)) line = line.slice(0, -1) + raw
    else {
      if (line !== '') yield line
      line = WANTED.test(raw) ? raw : ''
    }
  }
  if (line !== '') yield line
}

const decoded = (bytes: Uint8Array, charset: string): string => {
  try {
    return new TextDecoder(charset).decode(bytes)
  } catch {
    return new TextDecoder().decode(bytes)
  }
}

/** The line without the encoding that only contacts of version 2.1 have. ical.js does not know it. */
function withoutQuoting(line: string): string {
  const colon = line.indexOf(':')
  const head = line.slice(0, colon)
  if (!QUOTED.test(head)) return line
  const charset = /;CHARSET=([\w-]+)/i.exec(head)?.[1] ?? 'utf-8'
  const bytes = line
    .slice(colon + 1)
    .replace(/=([\da-f]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
  const words = decoded(
    Uint8Array.from(bytes, (letter) => letter.charCodeAt(0)),
    charset,
  )
  return `${head.slice(0, head.indexOf(';'))}:${words.replace(/\s+/g, ' ')}`
}

/**
 * Takes the events and contacts of a file apart, with the lines that are needed. One that is damaged then spoils no other,
 * and alarms and time zones are left out.
 */
export function blocksOf(text: string): FileBlocks {
  const blocks: FileBlock[] = []
  let isCalendar = false
  let unread = 0
  let open: { kind: FileBlock['kind']; lines: string[] } | null = null
  /** Components inside of the open one, such as alarms. */
  let depth = 0
  for (const line of wantedLines(text.replace(/\r(?!\n)/g, '\n'))) {
    const [, edge = '', name = ''] = /^(BEGIN|END):\s*([\w-]+)/i.exec(line)?.map((part) => part.toUpperCase()) ?? []
    if (edge === 'BEGIN' && (name === 'VEVENT' || name === 'VCARD')) {
      if (open) unread += 1
      open = { kind: name, lines: [] }
      depth = 0
      isCalendar = true
    } else if (edge === 'BEGIN') {
      isCalendar ||= name === 'VCALENDAR'
      depth += 1
    } else if (edge === 'END' && open && name === open.kind) {
      blocks.push(open)
      open = null
    } else if (edge === 'END') depth = Math.max(0, depth - 1)
    else if (open && depth === 0) open.lines.push(withoutQuoting(line))
  }
  return { isCalendar, blocks, unread: unread + (open ? 1 : 0) }
}
