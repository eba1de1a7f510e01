/** Where a photo's original is on its way to the shop. */
export type UploadState =
  | { step: 'waiting' }
  | { step: 'sending'; sentBytes: number; totalBytes: number }
  /** The connection was lost; it goes on by itself. */
  | { step: 'interrupted'; sentBytes: number; totalBytes: number }
  | { step: 'done'; uid: string }
  | { step: 'failed'; message: string }
