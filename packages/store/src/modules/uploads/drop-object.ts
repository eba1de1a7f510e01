import type { UploadRow } from './repo'

/**
 * Deletes an upload's file. Its row may still have parts when they are one object already, so both are deleted. R2 ends
 * remaining parts itself after seven days.
 */
export async function dropObject(
  files: R2Bucket,
  { object_key, object_upload }: Pick<UploadRow, 'object_key' | 'object_upload'>,
): Promise<void> {
  if (object_upload !== null) {
    await files
      .resumeMultipartUpload(object_key, object_upload)
      .abort()
      .catch(() => {})
  }
  await files.delete(object_key)
}
