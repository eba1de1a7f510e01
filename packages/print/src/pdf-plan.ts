import { latin1, reference } from './pdf-values'

/** Bytes that are opened when they are written. */
export interface StreamedBytes {
  length: number
  open(): Promise<ReadableStream<Uint8Array>>
}

/** A piece of a file: bytes that are held, or opened when they are written. */
export type Part = Uint8Array | StreamedBytes

export interface PdfFile {
  /** All its bytes, known before the first is written. */
  length: number
  /** Bytes that the writer holds. The photos are not among them. */
  held: number
  /** Writes and closes. */
  write(writable: WritableStream<Uint8Array>): Promise<void>
}

/** `%` and four bytes above 127: programs that copy files then treat it as binary. */
const HEADER = '%PDF-1.6\n%\xe2\xe3\xcf\xd3\n'
/** The table of a PDF has ten digits for the place of an object. */
const OFFSET_MAX = 9_999_999_999

const isHeld = (part: Part): part is Uint8Array => part instanceof Uint8Array

async function writePart(part: Part, writable: WritableStream<Uint8Array>): Promise<void> {
  if (!isHeld(part)) {
    await (await part.open()).pipeTo(writable, { preventClose: true })
    return
  }
  const writer = writable.getWriter()
  await writer.write(part)
  writer.releaseLock()
}

async function writeAll(parts: readonly Part[], writable: WritableStream<Uint8Array>): Promise<void> {
  try {
    for (const part of parts) await writePart(part, writable)
    await writable.close()
  } catch (error) {
    // A receiver would wait for the rest for ever. If the stream has failed by itself, it cannot be aborted.
    if (!writable.locked) await writable.abort(error).catch(() => {})
    throw error
  }
}

/**
 * The objects of a PDF, in the order of their numbers. The length of each is known before anything is written, so the
 * table of their places is written without looking back.
 */
export function createPdfPlan() {
  const objects: (readonly Part[] | null)[] = []

  /** The number of an object that is set later. */
  const reserve = (): number => objects.push(null)

  const set = (id: number, parts: readonly Part[]): number => {
    objects[id - 1] = parts
    return id
  }

  return {
    reserve,

    add: (value: string, id = reserve()): number => set(id, [latin1(`${id} 0 obj\n${value}\nendobj\n`)]),

    /** `entries` are those of the stream's dictionary, without its length. */
    stream: (entries: string, body: readonly Part[], id = reserve()): number => {
      const length = body.reduce((sum, part) => sum + part.length, 0)
      const start = latin1(`${id} 0 obj\n<<${entries}/Length ${length}>>\nstream\n`)
      return set(id, [start, ...body, latin1('\nendstream\nendobj\n')])
    },

    /** `id` are 32 hexadecimal digits that name the document. */
    finish({ root, info, id }: { root: number; info: number; id: string }): PdfFile {
      const parts: Part[] = [latin1(HEADER)]
      let length = HEADER.length
      const rows = objects.map((object, at) => {
        if (object === null) throw new Error(`Object ${at + 1} was never set`)
        const row = `${String(length).padStart(10, '0')} 00000 n \n`
        for (const part of object) {
          parts.push(part)
          length += part.length
        }
        return row
      })
      if (length > OFFSET_MAX) throw new Error(`A PDF of ${length} bytes is too long for its table of objects`)
      const size = objects.length + 1
      const trailer = `trailer\n<</Size ${size}/Root ${reference(root)}/Info ${reference(info)}/ID[<${id}><${id}>]>>`
      const end = latin1(
        `xref\n0 ${size}\n0000000000 65535 f \n${rows.join('')}${trailer}\nstartxref\n${length}\n%%EOF\n`,
      )
      parts.push(end)
      return {
        length: length + end.length,
        held: parts.filter(isHeld).reduce((sum, part) => sum + part.length, 0),
        write: (writable) => writeAll(parts, writable),
      }
    },
  }
}

export type PdfPlan = ReturnType<typeof createPdfPlan>
