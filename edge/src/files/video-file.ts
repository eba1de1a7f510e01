import { type ByteRange, byteRange } from '@kea/shared/byte-range'
import type { Context, Handler } from 'hono'
import { createBoundedMap } from '../cache/bounded-map'
import type { AppEnv } from '../context'
import { answer, answerText } from '../http/answer'
import { isUnchanged } from '../http/entity-tag'
import { fixedLength } from '../http/fixed-length'

const DAY = 'public, max-age=86400'

/** Cached file lengths by entity tag. */
const MAX_SIZES = 100
const sizes = createBoundedMap<number>({ maxEntries: MAX_SIZES, maxSize: MAX_SIZES })

/** Reads a body to its end and returns its length. The platform does not give the length to a Worker. */
async function lengthOf(body: ReadableStream<Uint8Array> | null): Promise<number> {
  let bytes = 0
  for await (const piece of body ?? []) bytes += piece.byteLength
  return bytes
}

/** The bytes of a range. */
function sliceStream(body: ReadableStream<Uint8Array>, { offset, length }: ByteRange): ReadableStream<Uint8Array> {
  const reader = body.getReader()
  let skip = offset
  let left = length
  /** The next bytes of the range; null at the end of the file. */
  async function next(): Promise<Uint8Array | null> {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return null
      const piece = value.subarray(Math.min(skip, value.byteLength))
      skip = Math.max(0, skip - value.byteLength)
      if (piece.byteLength > 0) return piece.subarray(0, left)
    }
  }
  return new ReadableStream({
    async pull(controller) {
      const piece = await next()
      if (piece) controller.enqueue(piece)
      left -= piece?.byteLength ?? left
      if (left > 0) return
      controller.close()
      await reader.cancel()
    },
    cancel: (reason) => reader.cancel(reason),
  })
}

/** The requested range; null for the whole file, and if If-Range names another version. */
function requestedRange(c: Context<AppEnv>, etag: string, size: number): ReturnType<typeof byteRange> {
  const ifRange = c.req.header('if-range')
  return ifRange !== undefined && ifRange !== etag ? null : byteRange(c.req.header('range') ?? null, size)
}

async function answerRange(c: Context<AppEnv>, file: Response, headers: Record<string, string>): Promise<Response> {
  const { file: open } = c.get('services')
  const { pathname } = c.get('url')
  const { etag = '' } = headers
  const size = sizes.get(etag) ?? (await lengthOf((await open(pathname)).body))
  if (etag !== '') sizes.set(etag, size, 1)
  const range = requestedRange(c, etag, size)
  if (range === 'beyond') return answerText(c, 'The file is shorter.', 416, { 'content-range': `bytes */${size}` })
  if (range === null || file.body === null) return answer(c, file.body, 200, headers)
  const last = range.offset + range.length - 1
  return answer(c, fixedLength(sliceStream(file.body, range), range.length), 206, {
    ...headers,
    'content-range': `bytes ${range.offset}-${last}/${size}`,
  })
}

/** GET /videos/*: files of the build with range support. The platform sends whole files, which some browsers cannot play. */
export const videoFile = (): Handler<AppEnv> => async (c) => {
  const file = await c.get('services').file(c.get('url').pathname)
  if (file.status !== 200) return answerText(c, 'There is no such file.', 404)
  const headers = {
    'content-type': file.headers.get('content-type') ?? 'video/mp4',
    'cache-control': DAY,
    'accept-ranges': 'bytes',
    etag: file.headers.get('etag') ?? '',
  }
  if (isUnchanged(c.req.header('if-none-match'), headers.etag)) return answer(c, null, 304, headers)
  return c.req.header('range') === undefined ? answer(c, file.body, 200, headers) : answerRange(c, file, headers)
}
