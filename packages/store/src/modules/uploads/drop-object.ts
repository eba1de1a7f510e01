import type { Trash } from '../files/trash'
import type { UploadRow } from './repo'

/**
 * Moves an upload's file to the trash. Its row may still have parts when they are one object already, so both go. R2 ends
 * remaining parts itself after seven days.
 */
export async function dropObject(
  { files, trash }: { files: R2Bucket; trash: Pick<Trash, 'discard'> },
  { object_key, object_upload, owner }: Pick<UploadRow, 'object_key' | 'object_upload' | 'owner'>,
): Promise<void> {
  if (object_upload !== null) {
    await files
      .resumeMultipartUpload(object_key, object_upload)
      .abort()
      .catch(() => {})
  }
  await trash.discard([{ key: object_key, owner }])
}
