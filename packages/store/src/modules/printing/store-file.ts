import type { PdfFile } from '@kea/print/pdf-plan'

/** Streams a file into R2 by one put. A file that ends early or late leaves no object. */
export async function storeFile(files: R2Bucket, key: string, file: PdfFile, name: string): Promise<void> {
  const { readable, writable } = new FixedLengthStream(file.length)
  const httpMetadata = { contentType: 'application/pdf', contentDisposition: `attachment; filename="${name}"` }
  // The reason of a failure is in the writing; the put only says that its stream has ended.
  const [written, put] = await Promise.allSettled([file.write(writable), files.put(key, readable, { httpMetadata })])
  if (written.status === 'rejected') throw written.reason
  if (put.status === 'rejected') throw put.reason
}
