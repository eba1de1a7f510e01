import { mkdtempSync, readFileSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { photo } from './design-tool'
import { ANIMATED, fourColours, heicOfTwoPictures } from './photo-files'

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
  empty: () => file('nothing.jpg', Buffer.alloc(0)),
  twoGigabytes: () => file('claim.jpg', withSize(good(), 65_500, 32_767)),
  tooWide: () => file('panorama.jpg', withSize(good(), 20_000, 2000)),
  bomb: async () => {
    const png = await sharp({ create: { width: 100, height: 100, channels: 3, background: '#fff' } })
      .png()
      .toBuffer()
    png.writeUInt32BE(30_000, 16)
    png.writeUInt32BE(30_000, 20)
    return file('bomb.png', png)
  },
  drawing: () =>
    file(
      'drawing.svg',
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>document.title = 1</script></svg>'),
    ),
  truncatedHeic: () => file('cut-off.heic', heicOfTwoPictures().subarray(0, 2000)),
  /** All but the last hundred bytes of a good picture. */
  cutOff: async (kind: 'png' | 'webp' | 'avif') =>
    file(`cut-off.${kind}`, (await fourColours(300, 200).toFormat(kind).toBuffer()).subarray(0, -100)),
  /** Its boxes are in order, and its picture is nonsense. */
  brokenHeic: () => {
    const heic = heicOfTwoPictures()
    return file('broken.heic', heic.fill(0x5a, heic.indexOf('mdat') + 4))
  },
  animated: async (kind: keyof typeof ANIMATED) =>
    file(`moving.${kind}`, (await ANIMATED[kind]?.()) ?? Buffer.alloc(0)),
  tooManyPixels: () => file('giant.jpg', withSize(good(), 20_000, 15_000)),
}
