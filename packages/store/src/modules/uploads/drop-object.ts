import type { UploadRow } from './repo'

/**
 * Takes an upload's file away. Its row may still speak of parts when they are one object already, so both go; parts
 * that cannot be ended here R2 ends by itself after seven days.
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
