import { pagesOf } from '@kea/design/compose'
import { parseDefinition } from '@kea/design/definition'
import type { DesignDocument } from '@kea/design/document'
import { drawingOf } from '@kea/design/items/graphic/all-drawings'
import { derivedOf, photoOf, surfacesOf } from '@kea/design/records'
import { pdfsOf } from '@kea/print/pdf-file'
import { PrintRefusal } from '@kea/print/print-refusal'
import type { PrintResources } from '@kea/print/resources'
import { slugLine } from '@kea/print/slug-line'
import { type Clock, daysFrom, minutesFrom } from '../../clock'
import { sha256 } from '../../identity'
import { readDocument, uploadUids } from '../designs/read-document'
import { fileName, printKey, slugText } from './file-name'
import { onlyLine, timesPrinted } from './line-prints'
import { storedOriginal } from './originals'
import type { PrintText } from './print-text'
import { createProofQueue } from './proof-queue'
import { type ProofSide, proofSides } from './proof-sides'
import type { ClaimedPrint, PrintFileRow, PrintingRepo, PrintLine, StoredFile } from './repo'
import { storeFile } from './store-file'

interface Dependencies {
  repo: PrintingRepo
  files: R2Bucket
  /** The text of a design document; null without it. */
  documentOf: (line: PrintLine) => Promise<string | null>
  /** Takes time and memory, so only where a file is made. */
  startText: () => PrintText
  clock: Clock
  onError: (event: string, error: unknown) => void
}

/** A claimed file is not claimed again before then. If its Worker has ended, it is claimed again afterwards. */
const CLAIM_MINUTES = 20
const ATTEMPTS_MAX = 5
const BACK_OFF = 5
const ERROR_CHARS = 500
/** Files that one run makes, and the time after which it begins no other. The rest follows in the next minute. */
const FILES_MAX = 20
const RUN_MS = 10_000
/** R2 stores 5 GiB with one put. */
const LENGTH_MAX = 4_900_000_000
const KEPT_DAYS = 90
const DELETED_AT_ONCE = 50

const messageOf = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).slice(0, ERROR_CHARS)

/** The files that orders are printed from. */
export function createPrintingService({ repo, files, documentOf, startText, clock, onError }: Dependencies) {
  let text: PrintText | null = null

  const readDesign = async (line: PrintLine): Promise<DesignDocument> => {
    const stored = await documentOf(line)
    if (stored === null) throw new PrintRefusal('The document of the design is not in the store any more.')
    const read = readDocument(stored)
    if (!read.ok) throw new PrintRefusal(read.message)
    return read.document
  }

  const resourcesOf = async (design: DesignDocument, { font, subset }: PrintText): Promise<PrintResources> => {
    const uploads = await repo.uploads(uploadUids(design))
    const uploaded = (uid: string | undefined | null, name: string) => {
      const upload = uploads.find((entry) => entry.uid === uid)
      if (!upload) throw new PrintRefusal(`The photo "${name}" was never uploaded.`)
      return storedOriginal(files, upload)
    }
    return {
      font,
      subset,
      original(id) {
        const photo = photoOf(design, id)
        return uploaded(photo?.upload, photo?.name ?? id)
      },
      async derived(key) {
        const derived = derivedOf(design, key)
        if (!derived) return null
        const name = photoOf(design, derived.photo ?? '')?.name ?? derived.id
        const { widthPx, heightPx } = derived
        const tiles = derived.tiles.map(async (tile) => ({ ...tile, original: await uploaded(tile.upload, name) }))
        return { widthPx, heightPx, tiles: await Promise.all(tiles) }
      },
    }
  }

  const make = async (lineId: number): Promise<StoredFile[]> => {
    const line = await repo.line(lineId)
    if (!line) throw new PrintRefusal('The design of this line is not in the store any more.')
    if (line.definition === null) throw new PrintRefusal(`The product ${line.sku} has no definition to print by.`)
    text ??= startText()
    const design = await readDesign(line)
    const definition = parseDefinition(line.definition)
    const times = timesPrinted(definition, design, line)
    const ink = { shape: text.shape, drawing: drawingOf }
    const pages = pagesOf(definition, onlyLine(definition, design, line), ink)
    const whole = fileName(printKey({ ...line, times }, { part: 1, parts: 1 }))
    const pdfs = await pdfsOf(
      pages,
      await resourcesOf(design, text),
      {
        title: whole,
        id: (await sha256(whole)).slice(0, 32),
        created: clock(),
        slug: slugLine(slugText({ ...line, times }, definition.freeSize && surfacesOf(design)[0]?.size), text.shape),
      },
      LENGTH_MAX,
    )
    const stored: StoredFile[] = []
    for (const [at, pdf] of pdfs.entries()) {
      const key = printKey({ ...line, times }, { part: at + 1, parts: pdfs.length })
      await storeFile(files, key, pdf, fileName(key))
      stored.push({ key, bytes: pdf.length })
    }
    return stored
  }

  const tryOne = async (claim: ClaimedPrint): Promise<void> => {
    try {
      if (claim.attempts > ATTEMPTS_MAX) throw new Error('The Worker ended while it made the file.')
      await repo.made(claim, await make(claim.line_id), clock().toISOString())
    } catch (error) {
      onError('print file', error)
      const state = error instanceof PrintRefusal ? 'refused' : claim.attempts >= ATTEMPTS_MAX ? 'failed' : 'waiting'
      const nextAt = state === 'waiting' ? minutesFrom(clock(), BACK_OFF ** claim.attempts) : null
      await repo.failed(claim, { state, error: messageOf(error), nextAt })
    }
  }

  const makeProof = async (lineId: number): Promise<ProofSide[] | null> => {
    const line = await repo.line(lineId)
    const stored = line && line.definition !== null ? await documentOf(line) : null
    const read = stored === null ? null : readDocument(stored)
    if (!line || line.definition === null || !read?.ok) return null
    const definition = parseDefinition(line.definition)
    return proofSides(definition, onlyLine(definition, read.document, line))
  }

  return {
    /** What is printed of a line; null without a design that can be read. */
    proofOf: createProofQueue(makeProof),

    /**
     * Makes the waiting files, one after the other. A failed one is tried again after 5, 25, 125 and 625 minutes. One that
     * cannot be made from its photos is not.
     */
    async run(): Promise<void> {
      const started = clock().getTime()
      for (let made = 0; made < FILES_MAX && clock().getTime() - started < RUN_MS; made += 1) {
        const now = clock()
        const claim = await repo.claim(now.toISOString(), minutesFrom(now, CLAIM_MINUTES))
        if (!claim) return
        await tryOne(claim)
      }
    },

    /** Makes all files of an order again with the next run; none for an order without a payment or a design. */
    again: (number: string): Promise<PrintFileRow[]> => repo.again(number, clock().toISOString()),

    open: (): Promise<PrintFileRow[]> => repo.open(),

    /** Deletes files long after their orders were sent. They can be made again. */
    async removeOld(): Promise<void> {
      const old = await repo.old(daysFrom(clock(), -KEPT_DAYS).toISOString(), DELETED_AT_ONCE)
      if (old.length === 0) return
      await files.delete(old.flatMap(({ files: stored }) => stored.map(({ key }) => key)))
      await repo.deleted(old.map(({ line_id }) => line_id))
    },
  }
}
