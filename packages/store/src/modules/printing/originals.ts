import { PrintRefusal } from '@kea/print/print-refusal'
import type { Original } from '@kea/print/resources'
import { objectSource } from '../uploads/byte-source'
import type { PrintUpload } from './repo'

/** A shopper's photo in R2. Its bytes must be those of the upload, and the same from the first read to the last. */
export async function storedOriginal(
  files: R2Bucket,
  { name, size, end, object_key: key }: PrintUpload,
): Promise<Original> {
  const head = await files.head(key)
  if (!head) throw new PrintRefusal(`The photo "${name}" is not in the store any more.`)
  if (head.size !== size) throw new PrintRefusal(`The photo "${name}" has ${head.size} bytes; ${size} were uploaded.`)
  return {
    key,
    name,
    source: objectSource(files, key, size),
    end,
    async open(from, to) {
      const range = { offset: from, length: to - from }
      const object = await files.get(key, { range, onlyIf: { etagMatches: head.etag } })
      if (!object || !('body' in object)) throw new Error(`The photo "${name}" has changed while it was printed.`)
      return object.body
    },
  }
}
