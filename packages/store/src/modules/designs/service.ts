import { isAsSold } from '@kea/design/arrangement/as-sold'
import { NO_FIT } from '@kea/design/arrangement/rules'
import { signLetters, signWords } from '@kea/design/arrangement/sign-letters'
import type { DesignDocument } from '@kea/design/document/document'
import { type Clock, daysFrom } from '../../clock'
import { DAY_LIMIT_MESSAGES, usesDeleted, violatedBy } from '../../constraints'
import { randomId } from '../../identity'
import { inputRefusal } from '../../refusal'
import { definitionOf, type Product } from '../catalogue/product'
import type { DesignFiles } from './design-files'
import { KEPT_DAYS } from './line-designs'
import { photosWith } from './photo-names'
import { sizeProblem } from './photo-sizes'
import { readDocument, uploadUids } from './read-document'
import type { DesignsRepo, NewRevision, RevisionFacts } from './repo'

/** As long as the guest's key is valid. */
const DRAFT_DAYS = 90
const NAME_MAX = 100
/** Of what a picture shows. */
const WORDS_MAX = 200
/** How long a deletion can be taken back. */
const UNDO_DAYS = 1
/** Revisions of one design: enough to go back to, and a limit for repeated saves. */
const REVISIONS_KEPT = { drafts: 20, forCart: 200 }
/** Documents that one request reads for a list: each may have megabytes, and an isolate has little memory. */
const DOCUMENTS_MAX = 10

export interface SaveRequest {
  uid: string | null
  name: string
  tool: string
  sku: string
  toolData: string
  previewUid: string | null
  previewWords: string
  forCart: boolean
  /** The revision that the browser has changed; null if it does not say. */
  base: number | null
}

/** A design that is there already, as a new one of the caller. */
interface Copied {
  name: string
  document: DesignDocument
  previewUid: string | null
  previewWords: string
}

export type Saved =
  | { ok: true; design: RevisionFacts & { document: string } }
  | { ok: false; code: string; message: string; path: string[] }

const nameOf = (text: string): string => text.trim().slice(0, NAME_MAX)
const wordsOf = (text: string): string =>
  text
    .replace(/\p{Cc}+/gu, ' ')
    .trim()
    .slice(0, WORDS_MAX)

interface Dependencies {
  repo: DesignsRepo
  documents: DesignFiles
  clock: Clock
  /** The owners whose designs the caller may see. New designs belong to the first. */
  owners: readonly string[]
  /** The product of a sku; null for an unknown one. */
  productOf: (sku: string) => Promise<Pick<Product, 'tool' | 'definition'> | null>
}

const refuse = (code: string, message: string, field: string): Saved => ({
  ok: false,
  code,
  message,
  path: ['input', field],
})

const changedElsewhere = () =>
  refuse('DESIGN_CHANGED', 'This design was changed in another tab or on another device.', 'base_revision')

export function createDesignsService({ repo, documents, clock, owners, productOf }: Dependencies) {
  const mine = async (uid: string, revision: number | null): Promise<RevisionFacts | null> => {
    const row = await repo.find(uid, revision)
    const visible =
      row && owners.includes(row.owner) && row.deleted_at === null && row.expires_at > clock().toISOString()
    return visible ? row : null
  }

  /** Null if an upload is not the caller's, or not as large as in the document. */
  const uploadProblem = async (document: DesignDocument, previewUid: string | null): Promise<Saved | null> => {
    const uids = uploadUids(document)
    const states = await repo.uploads(previewUid === null ? uids : [...uids, previewUid], owners)
    const own = states.filter((upload) => upload.mine === 1 && upload.state !== 'deleted')
    const missing = uids.filter((uid) => !own.some((upload) => upload.uid === uid))
    if (missing.length > 0) {
      const { subject, is, it } = photosWith(document, (upload) => upload !== null && missing.includes(upload))
      const text = `${subject} ${is} no longer here. Choose ${it} again, or carry on without ${it}.`
      return refuse('UPLOAD_NOT_FOUND', text, 'tool_data')
    }
    if (previewUid !== null && !own.some(({ uid, state }) => uid === previewUid && state === 'complete')) {
      return refuse('PREVIEW_NOT_FOUND', 'The picture of this design has not been uploaded.', 'preview_image')
    }
    const problem = sizeProblem(document, own)
    return problem === null ? null : refuse('PHOTO_SIZE', problem, 'tool_data')
  }

  /** Null above the daily limit. */
  const keep = async (document: string, counted: 'designs' | 'drafts'): Promise<string | null> => {
    try {
      return await documents.write(document, counted)
    } catch (error) {
      if (violatedBy(error) === 'day_limit') return null
      throw error
    }
  }

  /** Writes the revision. Answers its number, or why it is refused by now. */
  const write = async (revision: NewRevision, document: DesignDocument): Promise<number | Saved> => {
    try {
      return await repo.save(revision, REVISIONS_KEPT)
    } catch (error) {
      if (revision.base !== null && violatedBy(error) === 'design_revisions.design_uid') return changedElsewhere()
      // Another tab has deleted a photo since it was looked for.
      const problem = usesDeleted(error) ? await uploadProblem(document, revision.previewUid) : null
      if (problem) return problem
      throw error
    }
  }

  const stored = async (uid: string, revision: number, document: string): Promise<Saved> => {
    const design = await repo.find(uid, revision)
    if (!design) throw new Error('A design that was just saved is not there')
    return { ok: true, design: { ...design, document } }
  }

  /** True if this save has succeeded before, and its answer was lost. */
  const isRepeated = async (newest: RevisionFacts, base: number, document: string): Promise<boolean> =>
    newest.revision === base + 1 && (await documents.read(newest)) === document

  let documentsRead = 0

  return {
    find: mine,

    /** The document of a revision in a list. */
    async documentOf(uid: string, revision: number): Promise<string | null> {
      documentsRead += 1
      if (documentsRead > DOCUMENTS_MAX) {
        throw inputRefusal(`At most ${DOCUMENTS_MAX} designs can be read with their tool_data at once.`)
      }
      const row = await mine(uid, revision)
      return row && documents.read(row)
    },

    async save(request: SaveRequest): Promise<Saved> {
      const [owner] = owners
      if (!owner) return refuse('NO_OWNER', 'Allow cookies to save your design.', 'design_uid')
      const read = readDocument(request.toolData)
      if (!read.ok) return refuse('INVALID_DOCUMENT', read.message, 'tool_data')
      const { document, text, version } = read
      if (document.sku !== request.sku || document.tool !== request.tool) {
        return refuse('INVALID_DOCUMENT', 'The design is for another product than it says.', 'sku')
      }
      const product = await productOf(request.sku)
      if (product?.tool !== request.tool) {
        return refuse('PRODUCT_NOT_FOUND', 'This product cannot be designed here.', 'sku')
      }
      const definition = definitionOf(product)
      if (request.forCart && definition && !isAsSold(definition, document)) {
        return refuse('INVALID_DOCUMENT', NO_FIT, 'tool_data')
      }
      const existing = request.uid === null ? null : await mine(request.uid, null)
      if (request.uid !== null && !existing) {
        return refuse('DESIGN_NOT_FOUND', 'We could not find this design. Save it as a new one.', 'design_uid')
      }
      if (existing && existing.sku !== request.sku) {
        return refuse('PRODUCT_CHANGED', 'This design was made for another product. Save it as a new one.', 'sku')
      }
      if (existing && version < existing.document_version) {
        return refuse('OUTDATED_PAGE', 'This page is older than your design. Reload it to go on.', 'tool_data')
      }
      if (existing && request.base !== null && existing.revision !== request.base) {
        return (await isRepeated(existing, request.base, text))
          ? stored(existing.uid, existing.revision, text)
          : changedElsewhere()
      }
      const problem = await uploadProblem(document, request.previewUid)
      if (problem) return problem
      const fileKey = await keep(text, request.forCart ? 'designs' : 'drafts')
      if (fileKey === null) {
        return refuse('DAY_LIMIT', DAY_LIMIT_MESSAGES[request.forCart ? 'designs' : 'drafts'], 'tool_data')
      }
      const now = clock()
      const uid = existing?.uid ?? randomId()
      /** A draft that is saved without a picture keeps the one that it has. */
      const picture =
        request.previewUid !== null || request.forCart
          ? { previewUid: request.previewUid, previewWords: wordsOf(request.previewWords) }
          : { previewUid: existing?.preview_uid ?? null, previewWords: existing?.preview_words ?? '' }
      const signed = signWords(document)
      const revision = await write(
        {
          uid,
          owner,
          name: nameOf(request.name),
          sku: request.sku,
          tool: request.tool,
          fileKey,
          documentVersion: version,
          ...picture,
          ...(signed !== '' && { previewWords: wordsOf(signed) }),
          letters: signLetters(document),
          uploadUids: uploadUids(document),
          savedAt: now.toISOString(),
          expiresAt: daysFrom(now, request.forCart ? KEPT_DAYS : DRAFT_DAYS).toISOString(),
          forCart: request.forCart,
          base: existing && request.base,
        },
        document,
      )
      return typeof revision === 'number' ? stored(uid, revision, text) : revision
    },

    /** Adds a copy for the caller, with the photos of its document, which may be another guest's. */
    async add({ name, document, previewUid, previewWords }: Copied): Promise<Saved> {
      const [owner] = owners
      if (!owner) return refuse('NO_OWNER', 'Allow cookies to save your design.', 'design_uid')
      const text = JSON.stringify(document)
      const fileKey = await keep(text, 'drafts')
      if (fileKey === null) return refuse('DAY_LIMIT', DAY_LIMIT_MESSAGES.drafts, 'tool_data')
      const now = clock()
      const uid = randomId()
      const uploads = await repo.uploads(uploadUids(document), owners)
      const revision = await repo.save(
        {
          uid,
          owner,
          name,
          sku: document.sku,
          tool: document.tool,
          fileKey,
          documentVersion: document.version,
          previewUid,
          previewWords,
          letters: signLetters(document),
          // A photo of the source that could not be taken is missing in the copy too.
          uploadUids: uploads.filter(({ state }) => state !== 'deleted').map(({ uid }) => uid),
          savedAt: now.toISOString(),
          expiresAt: daysFrom(now, DRAFT_DAYS).toISOString(),
          forCart: false,
          base: null,
        },
        REVISIONS_KEPT,
      )
      return stored(uid, revision, text)
    },

    /** A design of the caller with its document, as after a save; null for any other. */
    async withDocument(uid: string): Promise<Saved | null> {
      const design = await mine(uid, null)
      const document = design && (await documents.read(design))
      return design && document !== null ? { ok: true, design: { ...design, document } } : null
    },

    async list(unfinished: boolean, pageSize: number, currentPage: number) {
      return repo.list(owners, clock().toISOString(), unfinished, pageSize, (currentPage - 1) * pageSize)
    },

    /** False for a design that is not the caller's. */
    async rename(uid: string, name: string): Promise<boolean> {
      if (!(await mine(uid, null))) return false
      await repo.rename(uid, nameOf(name))
      return true
    },

    /** Takes back a deletion; null for a design that is not the caller's, or no longer there. */
    async restore(uid: string): Promise<RevisionFacts | null> {
      await repo.restore(uid, owners, daysFrom(clock(), -UNDO_DAYS).toISOString())
      return mine(uid, null)
    },

    async remove(uid: string): Promise<'removed' | 'missing' | 'in cart'> {
      if (!(await mine(uid, null))) return 'missing'
      return (await repo.remove(uid, clock().toISOString())) ? 'removed' : 'in cart'
    },
  }
}

export type DesignsService = ReturnType<typeof createDesignsService>
