import type { Locator } from 'playwright/test'

interface DroppedFile {
  name: string
  mimeType: string
  buffer: Buffer
}

/** Drops a file from the desktop on an element. */
export async function dropFile(on: Locator, { name, mimeType, buffer }: DroppedFile): Promise<void> {
  const dataTransfer = await on.page().evaluateHandle(
    (file) => {
      const data = new DataTransfer()
      data.items.add(new File([new Uint8Array(file.bytes)], file.name, { type: file.mimeType }))
      return data
    },
    { name, mimeType, bytes: [...buffer] },
  )
  await on.dispatchEvent('drop', { dataTransfer })
}
