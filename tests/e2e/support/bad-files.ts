import { mkdtempSync, readFileSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { photo } from './design-tool'

const folder = mkdtempSync(join(tmpdir(), 'kea-bad-'))
const file = (name: string, bytes: Uint8Array) => {
  const path = join(folder, name)
  writeFileSync(path, bytes)
  return path
}
const good = () => readFileSync(photo('lake-and-snowy-mountains.jpg'))

/** The same JPEG with other dimensions in its frame header (SOF). */
function withSize(jpeg: Buffer, width: number, height: number): Buffer {
  const copy = Buffer.from(jpeg)
  for (let at = 2; ; at += 2 + copy.readUInt16BE(at + 2)) {
    const marker = copy[at + 1] ?? 0
    if (marker >= 0xc0 && marker <= 0xc2) {
      copy.writeUInt16BE(height, at + 5)
      copy.writeUInt16BE(width, at + 7)
      return copy
    }
  }
}

/** Files that cannot be printed, made on the spot. */
export const badFiles = {
  noImage: () => file('holiday.jpg', Buffer.from('This is a letter, not a photo.')),
  truncated: () => file('cut-off.jpg', good().subarray(0, 400_000)),
  twoHundredMegabytes: () => {
    const path = file('huge.jpg', good())
    truncateSync(path, 200_000_000)
    return path
  },
  onePixel: async () =>
    file(
      'dot.png',
      await sharp({ create: { width: 1, height: 1, channels: 3, background: '#fff' } })
        .png()
        .toBuffer(),
    ),
  tooManyPixels: () => file('giant.jpg', withSize(good(), 20_000, 15_000)),
}
