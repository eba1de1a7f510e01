import type { DesignDocument } from '@kea/design/document/document'
import { surfacesOf } from '@kea/design/document/records'
import { parseDefinition } from '@kea/design/product/definition'
import { PrintRefusal } from '@kea/print/print-refusal'
import { slugLine } from '@kea/print/slug-line'
import { type Clock, daysFrom, minutesFrom } from '../../clock'
import { sha256 } from '../../identity'
import { ownerOfCustomer } from '../customers/customer-owner'
import { readDocument, uploadUids } from '../designs/read-document'
import type { Trash } from '../files/trash'
import type { Mail } from '../mails/outbox'
import { designResources } from '../print-plan/design-resources'
import { type LeftOut, planPrint } from '../print-plan/plan-print'
import { planTemplate, TEMPLATE_FILE } from '../print-plan/plan-template'
import type { PrintText } from '../print-plan/print-text'
import type { SettingsService } from '../settings/service'
import { coloursOf } from './colours-of'
import { fileName, printKey, slugText, templateFacts, templateHeading } from './file-name'
import { storedOriginal } from './originals'
import { printMail } from './print-mail'
import { createProofQueue } from './proof-queue'
import { type ProofSide, proofSides } from './proof-sides'
import type { ClaimedPrint, PrintFileRow, PrintingRepo, PrintLine, StoredFile } from './repo'
import { storeFile } from './store-file'

interface Dependencies {
  repo: PrintingRepo
  files: R2Bucket
  trash: Trash
  /** The text of a design document; null without it. */
  documentOf: (line: PrintLine) => Promise<string | null>
  text: PrintText
  settings: Pick<SettingsService, 'names'>
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
const KEPT_DAYS = 90
/** They are large, and each is copied to the trash. */
const DELETED_AT_ONCE = 10

interface MadeFiles {
  files: StoredFile[]
  /** Why some prints are not in them; null if all are. */
  lack: string | null
}

const lackOf = ({ copies, reason }: LeftOut, quantity: number): string =>
  `${copies} of ${quantity} prints ${copies === 1 ? 'is' : 'are'} not in the file. ${reason}`

const messageOf = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).slice(0, ERROR_CHARS)

/** The files that orders are printed from. */
export function createPrintingService({
  repo,
  files,
  trash,
  documentOf,
  text,
  settings,
  clock,
  onError,
}: Dependencies) {
  const readDesign = async (line: PrintLine): Promise<DesignDocument> => {
    const stored = await documentOf(line)
    if (stored === null) throw new PrintRefusal('The document of the design is not in the store any more.')
    const read = readDocument(stored)
    if (!read.ok) throw new PrintRefusal(read.message)
    return read.document
  }

  const make = async (lineId: number): Promise<MadeFiles> => {
    const line = await repo.line(lineId)
    if (!line) throw new PrintRefusal('The design of this line is not in the store any more.')
    if (line.definition === null) throw new PrintRefusal(`The product ${line.sku} has no definition to print by.`)
    const design = await readDesign(line)
    const definition = parseDefinition(line.definition)
    const uploads = await repo.uploads(uploadUids(design))
    const ordered = { definition, design, options: line.optionUids ?? design.options, quantity: line.quantity }
    const { pdfs, times, leftOut } = await planPrint(ordered, {
      resources: designResources(design, uploads, (upload) => storedOriginal(files, upload), text),
      shape: text.shape,
      async facts(printed, file) {
        const whole = fileName(printKey({ ...line, times: printed }, { file, part: 1, parts: 1 }))
        const words = slugText({ ...line, times: printed }, definition.freeSize && surfacesOf(design)[0]?.size, file)
        const id = (await sha256(whole)).slice(0, 32)
        return { title: whole, id, created: clock(), slug: slugLine(words, text.shape) }
      },
    })
    const stored: StoredFile[] = []
    for (const pdf of pdfs) {
      const key = printKey({ ...line, times }, pdf)
      await storeFile(files, key, pdf, fileName(key))
      stored.push({ key, bytes: pdf.length, colours: coloursOf(pdf) })
    }
    const templateKey = printKey({ ...line, times }, { file: TEMPLATE_FILE, part: 1, parts: 1 })
    const template = await planTemplate(ordered, {
      text,
      facts: await templateFacts(fileName(templateKey), clock()),
      heading: templateHeading(line),
    })
    if (template) {
      await storeFile(files, templateKey, template, fileName(templateKey))
      stored.push({ key: templateKey, bytes: template.length, colours: coloursOf(template) })
    }
    return { files: stored, lack: leftOut && lackOf(leftOut, line.quantity) }
  }

  /** The mail that tells the shop why a file needs somebody. */
  const mailOf = async (claim: ClaimedPrint, reason: string): Promise<Mail | null> => {
    const line = await repo.named(claim.line_id)
    return line && printMail(claim, line, reason, (await settings.names()).email)
  }

  const finish = async (claim: ClaimedPrint, { files: made, lack }: MadeFiles): Promise<void> => {
    const error = lack?.slice(0, ERROR_CHARS) ?? null
    const mail = error === null ? null : await mailOf(claim, error)
    await repo.made(claim, { files: made, error, now: clock().toISOString() }, mail)
  }

  const tryOne = async (claim: ClaimedPrint): Promise<void> => {
    try {
      if (claim.attempts > ATTEMPTS_MAX) throw new Error('The Worker ended while it made the file.')
      await finish(claim, await make(claim.line_id))
    } catch (error) {
      onError('print file', error)
      const state = error instanceof PrintRefusal ? 'refused' : claim.attempts >= ATTEMPTS_MAX ? 'failed' : 'waiting'
      const nextAt = state === 'waiting' ? minutesFrom(clock(), BACK_OFF ** claim.attempts) : null
      const reason = messageOf(error)
      const mail = nextAt === null ? await mailOf(claim, reason) : null
      await repo.failed(claim, { state, error: reason, nextAt, now: clock().toISOString() }, mail)
    }
  }

  const makeProof = async (lineId: number): Promise<ProofSide[] | null> => {
    const line = await repo.line(lineId)
    const stored = line && line.definition !== null ? await documentOf(line) : null
    const read = stored === null ? null : readDocument(stored)
    if (!line || line.definition === null || !read?.ok) return null
    const definition = parseDefinition(line.definition)
    return proofSides(definition, read.document, line.optionUids ?? read.document.options)
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

    ofOrder: (number: string): Promise<PrintFileRow[]> => repo.ofOrder(number),

    /** Deletes files long after their orders were sent. They can be made again. */
    async removeOld(): Promise<void> {
      const old = await repo.old(daysFrom(clock(), -KEPT_DAYS).toISOString(), DELETED_AT_ONCE)
      if (old.length === 0) return
      for (const { files: stored, isGone, customerId, placedBy } of old) {
        const keys = stored.map(({ key }) => key)
        const owner = customerId === null ? placedBy : await ownerOfCustomer(customerId)
        await (isGone ? trash.destroy(keys, []) : trash.discard(keys.map((key) => ({ key, owner }))))
      }
      await repo.deleted(old.map(({ line_id }) => line_id))
    },
  }
}

export type PrintingService = ReturnType<typeof createPrintingService>
