/** The state of the upload of a photo's original. */
export type UploadState =
  | { step: 'waiting' }
  | { step: 'sending'; sentBytes: number; totalBytes: number }
  /** The connection was lost. The upload continues by itself. */
  | { step: 'interrupted'; sentBytes: number; totalBytes: number }
  | { step: 'done'; uid: string }
  | { step: 'failed'; message: string }
