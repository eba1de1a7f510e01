import { shownSize } from '@kea/photo/shown-size'
import { type ByteRange, byteRange } from '@kea/shared/byte-range'
import { DOCUMENT, UPLOAD, UPLOAD_KINDS } from '@kea/shared/constants/uploads'
import { z } from 'zod'
import type { Clock } from '../../clock'
import { DAY_LIMIT_MESSAGES, violatedBy } from '../../constraints'
import { randomId } from '../../identity'
import type { Trash } from '../files/trash'
import type { DailyUse } from '../limits/daily-use'
import { objectSource } from './byte-source'
import { dropObject } from './drop-object'
import { inspectDocument } from './inspect-document'
import { inspectImage } from './inspect-image'
import type { MediaLinks } from './media-links'
import type { UploadRow, UploadsRepo } from './repo'
import { notAnImage, UploadRefusal } from './upload-refusal'

export const uploadRequest = z.object({
  name: z.string().max(255),
  /** The browser's guess; the bytes decide. */
  type: z.string().max(100).default(''),
  size: z.number().int().positive(),
  kind: z.enum(UPLOAD_KINDS).default('photo'),
  sha256: z
    .string()
    .regex(/^[0-9a-f]{64}$/i)
    .optional(),
})

export type UploadRequest = z.infer<typeof uploadRequest>

const COUNTED_AS = { photo: 'uploads', picture: 'pictures', changed: 'changed' } as const

interface Dependencies {
  repo: UploadsRepo
  files: R2Bucket
  trash: Trash
  links: MediaLinks
  clock: Clock
  /** The owners whose uploads the caller may see. New uploads belong to the first. */
  owners: readonly string[]
  dailyUse: DailyUse
}

const REMOVED_AT_ONCE = 1_000

const partCount = (size: number): number => Math.ceil(size / UPLOAD.partBytes)

/** Every part has 8 MiB, the last one the rest. */
const partLength = (size: number, n: number): number => Math.min(UPLOAD.partBytes, size - n * UPLOAD.partBytes)

const notFound = () =>
  new UploadRefusal(404, 'UPLOAD_NOT_FOUND', 'We could not find this upload. Choose the photo again.')
const tooLarge = () =>
  new UploadRefusal(
    413,
    'TOO_LARGE',
    `This photo is larger than ${UPLOAD.maxBytes / 1_000_000} MB. Choose a smaller one.`,
  )

const documentTooLarge = () =>
  new UploadRefusal(
    413,
    'TOO_LARGE',
    `This PDF is larger than ${DOCUMENT.maxBytes / 1_000_000} MB. Choose a smaller one, or send photos of it.`,
  )

const pictureTooLarge = () =>
  new UploadRefusal(413, 'TOO_LARGE', 'The picture of your design is too large. Please email us your design’s name.')

/** Nothing of a file that can be neither a photo nor a document is stored. */
function checkRequest({ size, type, kind }: UploadRequest): void {
  if (kind === 'picture' && size > UPLOAD.pictureMaxBytes) throw pictureTooLarge()
  if (type === DOCUMENT.type) {
    if (size > DOCUMENT.maxBytes) throw documentTooLarge()
    return
  }
  if (size > UPLOAD.maxBytes) throw tooLarge()
  if (type !== '' && !(UPLOAD.types as readonly string[]).includes(type)) throw notAnImage()
}

/** Hex SHA-256 of an object, read as a stream. */
async function digestOf(files: R2Bucket, key: string): Promise<string> {
  const object = await files.get(key)
  if (!object) throw notFound()
  // The browser's types, from a dependency, do not include the platform's stream.
  const platform = crypto as unknown as { DigestStream: typeof DigestStream }
  const digest = new platform.DigestStream('SHA-256')
  await object.body.pipeTo(digest)
  return [...new Uint8Array(await digest.digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

export function createUploadsService({ repo, files, trash, links, clock, owners, dailyUse }: Dependencies) {
  const now = () => clock().toISOString()

  const mine = async (uid: string): Promise<UploadRow> => {
    const row = await repo.find(uid)
    if (!row || !owners.includes(row.owner) || row.state === 'deleted') throw notFound()
    return row
  }

  /** An upload of this request. It may have become a customer's meanwhile. */
  const stored = async (uid: string): Promise<UploadRow> => {
    const row = await repo.find(uid)
    if (!row || row.state === 'deleted') throw notFound()
    return row
  }

  /** Joins the parts. After a lost answer they may be one object already. */
  const assemble = async (row: UploadRow): Promise<void> => {
    const parts = await repo.parts(row.uid)
    if (parts.length !== partCount(row.size)) {
      throw new UploadRefusal(409, 'PARTS_MISSING', 'This photo has not arrived completely yet.')
    }
    const earlier = await files.head(row.object_key)
    if (earlier?.size === row.size) return
    const upload = files.resumeMultipartUpload(row.object_key, row.object_upload ?? '')
    try {
      await upload.complete(parts.map(({ n, etag }) => ({ partNumber: n + 1, etag })))
    } catch (error) {
      // Another request may have joined them at the same moment.
      const meanwhile = await files.head(row.object_key)
      if (meanwhile?.size !== row.size) throw error
    }
  }

  const inspect = async (row: UploadRow) => {
    if (row.sha256 !== null && (await digestOf(files, row.object_key)) !== row.sha256) {
      throw new UploadRefusal(422, 'CHECKSUM', 'This photo was damaged in the upload. Please upload it again.')
    }
    const source = objectSource(files, row.object_key, row.size)
    if (row.type === DOCUMENT.type) return { facts: await inspectDocument(source), shown: null }
    const facts = await inspectImage(source)
    return { facts, shown: shownSize(facts) }
  }

  const areMine = async (uids: readonly string[], types: readonly string[]): Promise<boolean> =>
    uids.length === 0 || (await repo.countArrived(uids, owners, types)) === new Set(uids).size

  /** What a new upload counts for the day. Bytes for print are bounded together, whether the tool has changed them or not. */
  const counting = ({ kind, size }: UploadRequest): D1PreparedStatement[] =>
    kind === 'changed'
      ? [...dailyUse.counting('changed', 0), ...dailyUse.counting('uploads', size, 0)]
      : dailyUse.counting(COUNTED_AS[kind], size)

  return {
    /** Begins an upload. The same bytes again continue, or are, the upload that this shopper has already. */
    async start(request: UploadRequest): Promise<UploadRow> {
      const [owner] = owners
      if (!owner) throw new UploadRefusal(403, 'NO_OWNER', 'Allow cookies on this page to upload a photo.')
      checkRequest(request)
      const sha256 = request.sha256?.toLowerCase() ?? null
      const known = sha256 && (await repo.reuse({ sha256, size: request.size }, owners, now()))
      if (known) return known
      const uid = randomId()
      const objectKey = `uploads/${uid}`
      const upload = await files.createMultipartUpload(objectKey)
      const { name, size } = request
      const type = request.type === DOCUMENT.type ? DOCUMENT.type : null
      const row = { uid, owner, name, size, type, sha256, objectKey, createdAt: now() }
      try {
        await repo.add({ ...row, objectUpload: upload.uploadId }, counting(request))
      } catch (error) {
        await upload.abort()
        if (violatedBy(error) !== 'day_limit') throw error
        throw new UploadRefusal(429, 'DAY_LIMIT', DAY_LIMIT_MESSAGES[COUNTED_AS[request.kind]])
      }
      return stored(uid)
    },

    /** Streams one part to R2. Its length is known, so it is not buffered. */
    async putPart(uid: string, n: number, body: ReadableStream, length: number | null): Promise<void> {
      const row = await mine(uid)
      if (row.state !== 'open') throw new UploadRefusal(409, 'ALREADY_COMPLETE', 'This photo has already arrived.')
      if (n >= partCount(row.size)) throw new UploadRefusal(400, 'NO_SUCH_PART', 'This photo has fewer parts.')
      const expected = partLength(row.size, n)
      if (length !== null && length !== expected) {
        const status = length > expected ? 413 : 400
        throw new UploadRefusal(status, 'PART_SIZE', `Part ${n} of this photo has ${expected} bytes.`)
      }
      const upload = files.resumeMultipartUpload(row.object_key, row.object_upload ?? '')
      const { readable, writable } = new FixedLengthStream(expected)
      const piped = body.pipeTo(writable)
      try {
        const [part] = await Promise.all([upload.uploadPart(n + 1, readable), piped])
        await repo.setPart(uid, n, part.etag)
      } catch {
        // Both ends fail if the connection breaks or the length is wrong. The part can be sent again.
        piped.catch(() => {})
        throw new UploadRefusal(400, 'PART_BROKEN', `Part ${n} did not arrive completely. Send it again.`)
      }
    },

    /** The photos that this shopper has sent before, newest first. */
    newest: () => repo.newest(owners, UPLOAD.newest),

    async status(uid: string): Promise<{ upload: UploadRow; parts: number[] }> {
      const upload = await mine(uid)
      const parts = upload.state === 'complete' ? [] : await repo.parts(uid)
      return {
        upload,
        parts: upload.state === 'complete' ? [...Array(partCount(upload.size)).keys()] : parts.map(({ n }) => n),
      }
    },

    async complete(uid: string): Promise<UploadRow> {
      const row = await mine(uid)
      if (row.state === 'complete') return row
      await assemble(row)
      try {
        const { facts, shown } = await inspect(row)
        await repo.complete(uid, facts, shown, now())
      } catch (error) {
        // A file that cannot be printed is not stored, even if a design waits for it.
        if (error instanceof UploadRefusal && (await repo.reject(uid))) {
          await trash.discard([{ key: row.object_key, owner: row.owner }])
        }
        throw error
      }
      return stored(uid)
    },

    async remove(uid: string): Promise<void> {
      const row = await mine(uid)
      if (!(await repo.markDeleted(uid))) {
        throw new UploadRefusal(
          409,
          'IN_USE',
          'This photo is part of a saved design, an order, a review or a form that you sent.',
        )
      }
      await dropObject({ files, trash }, row)
    },

    /** True if all of these are complete photos of this caller. */
    areMine: (uids: readonly string[]): Promise<boolean> => areMine(uids, UPLOAD.types),

    /** The same, where a message may also have documents. */
    areMyFiles: (uids: readonly string[]): Promise<boolean> => areMine(uids, [...UPLOAD.types, DOCUMENT.type]),

    /** Deletes what the caller has sent and nothing uses. The files go to the trash with the next minutes. */
    async removeUnused(): Promise<{ deleted: number; kept: number }> {
      const { keys, kept } = await repo.markUnusedDeleted(owners, REMOVED_AT_ONCE)
      return { deleted: keys.length, kept }
    },

    /**
     * The same for an account that is deleted: the files are gone at once, also those that wait for the trash. It may be
     * repeated: a row goes after its file.
     */
    async destroyUnused(): Promise<void> {
      for (let isMore = true; isMore; ) {
        await repo.markUnusedDeleted(owners, REMOVED_AT_ONCE)
        const gone = await repo.deletedOf(owners, REMOVED_AT_ONCE)
        await trash.destroy(
          gone.map(({ object_key }) => object_key),
          [],
        )
        await repo.removeDeleted(gone.map(({ uid }) => uid))
        isMore = gone.length > 0
      }
    },

    /** The file for its owner, for the owner of a design with it, or with a signed link; null for anybody else. */
    async open(
      uid: string,
      query: URLSearchParams,
      request: Headers,
    ): Promise<{ upload: UploadRow; object: R2Object | R2ObjectBody; range: ByteRange | 'beyond' | null } | null> {
      const row = await repo.find(uid)
      if (row?.state !== 'complete') return null
      const isVisible =
        owners.includes(row.owner) || (await links.opens(uid, query)) || (await repo.isVisible(uid, owners))
      if (!isVisible) return null
      const range = byteRange(request.get('range'), row.size)
      const object =
        range === 'beyond'
          ? await files.head(row.object_key)
          : await files.get(row.object_key, { onlyIf: request, ...(range && { range }) })
      return object && { upload: row, object, range }
    },
  }
}

export type UploadsService = ReturnType<typeof createUploadsService>
