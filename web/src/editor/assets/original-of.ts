import type { PhotoRecord } from '~/lib/drafts/photo-record'
import { UploadError } from '~/lib/photos/upload-failure'
import { MISSING_PHOTO } from './missing-photo'

/** A browser may have deleted a file together with its draft. */
const isReadable = (file: Blob): Promise<boolean> =>
  file
    .slice(0, 1)
    .arrayBuffer()
    .then(
      () => true,
      () => false,
    )

/** The file of a photo: from the device, else from the store. */
export async function originalOf(
  record: PhotoRecord | undefined,
  fetchOriginal: (uid: string) => Promise<Blob>,
): Promise<Blob> {
  if (record?.original && (!record.isDone || (await isReadable(record.original)))) return record.original
  if (!record || record.uid === null) throw new UploadError('gone', MISSING_PHOTO)
  return fetchOriginal(record.uid)
}
