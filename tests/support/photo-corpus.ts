import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import sharp, { type Sharp } from 'sharp'
import {
  ascii,
  before,
  exif,
  extendedXmp,
  film,
  orientation,
  orientationExif,
  samsung,
  segment,
  tiff,
  withFrame,
  without,
  withParts,
} from './photo-parts'

/** A photo file, and what is to become of it. */
export interface CorpusFile {
  name: string
  bytes: Buffer
  /** As it is shown; 1 where nothing is said. */
  orientation: number
  /** A part of the refusal; null for a file that is taken. */
  refused: string | null
}

type Made = Buffer | { bytes: Buffer; orientation?: number; refused?: string }

const LAKE = fileURLToPath(new URL('../fixtures/photos/lake-and-snowy-mountains.jpg', import.meta.url))
export const [WIDTH, HEIGHT] = [232, 152]

/** A part of a photo without any symmetry. */
export const small = (): Sharp => sharp(readFileSync(LAKE)).resize(WIDTH, HEIGHT, { fit: 'fill' }).removeAlpha()

const grey = (): Sharp => small().toColourspace('b-w').jpeg()

const EOI = Buffer.from([0xff, 0xd9])
const withoutEnd = (jpeg: Buffer): Buffer => jpeg.subarray(0, -2)
const turned = (bytes: Buffer, value: number): Made => ({ bytes, orientation: value })
const refused = (bytes: Buffer, why: string): Made => ({ bytes, refused: why })

/** A profile cut into parts, in the order of `numbers`. */
async function profileParts(jpeg: Buffer, numbers: readonly number[], count: number): Promise<Buffer[]> {
  const profile = (await sharp(jpeg).metadata()).icc ?? Buffer.alloc(0)
  const length = Math.ceil(profile.length / count)
  return numbers.map((number) =>
    segment(0xe2, [
      ...ascii('ICC_PROFILE\0'),
      number,
      count,
      ...profile.subarray((number - 1) * length, number * length),
    ]),
  )
}

async function orientations(plain: Buffer): Promise<Record<string, Made>> {
  const one = (...entries: Parameters<typeof orientationExif>) => withParts(plain, orientationExif(...entries))
  const values = Array.from({ length: 8 }, (_, at) => at + 1)
  return {
    ...Object.fromEntries(values.map((value) => [`orientation ${value}`, turned(one(orientation(value)), value)])),
    ...Object.fromEntries(
      values.map((value) => [
        `orientation ${value} of a little-endian camera`,
        turned(withParts(plain, exif(tiff([orientation(value)], { little: true }))), value),
      ]),
    ),
    'orientation 0': one(orientation(0)),
    'orientation 9': one(orientation(9)),
    'orientation 256': one(orientation(256)),
    'orientation as LONG, little-endian': withParts(plain, exif(tiff([orientation(6, 'LONG')], { little: true }))),
    'orientation as LONG, big-endian': one(orientation(6, 'LONG')),
    'orientation as BYTE': one(orientation(6, 'BYTE')),
    'orientation as a signed number': one(orientation(6, 'SIGNED')),
    'orientation of no values': one(orientation(6, 'SHORT', 0)),
    'orientation of two values': one(orientation(6, 'SHORT', 2)),
    'two entries, 6 then 1': turned(one(orientation(6), orientation(1)), 6),
    'two entries, 1 then 6': one(orientation(1), orientation(6)),
    'two entries, the first without sense': turned(one(orientation(9), orientation(8)), 8),
    'two entries, the first a LONG': turned(one(orientation(6, 'LONG'), orientation(3)), 3),
    'two blocks, the first without an orientation': withParts(
      plain,
      orientationExif({ tag: 0x0128, type: 'SHORT', value: 2 }),
      orientationExif(orientation(6)),
    ),
    'two blocks, 8 then 3': turned(
      withParts(plain, orientationExif(orientation(8)), orientationExif(orientation(3))),
      8,
    ),
    'two blocks, the first broken': withParts(
      plain,
      exif(ascii('not a TIFF structure')),
      orientationExif(orientation(6)),
    ),
    'orientation of the thumbnail only': withParts(
      plain,
      exif(tiff([{ tag: 0x0128, type: 'SHORT', value: 2 }], { next: [orientation(6)] })),
    ),
    'orientation among the facts of the camera': turned(
      withParts(plain, exif(tiff([{ tag: 0x0128, type: 'SHORT', value: 2 }], { sub: [orientation(6)] }))),
      6,
    ),
    'orientation behind another fill byte': turned(withParts(plain, exif(tiff([orientation(6)]), 'Exif\0\x01')), 6),
    'orientation in a cut block': withParts(plain, exif(tiff([orientation(6)]).slice(0, 21))),
    'orientation behind the frame': turned(before(plain, 0xda, orientationExif(orientation(6))), 6),
    'orientation with entries that the block has no space for': turned(
      withParts(plain, exif(tiff([orientation(6), orientation(3)]).with(9, 200))),
      6,
    ),
  }
}

async function structures(plain: Buffer): Promise<Record<string, Made>> {
  const progressive = await small().jpeg({ quality: 80, progressive: true }).toBuffer()
  const second = await small().resize(90, 60).negate().jpeg().toBuffer()
  const xmp = segment(0xe1, [...ascii('http://ns.adobe.com/xap/1.0/\0'), ...ascii('<x xmp:Rating="5"/>')])
  const half = Math.round(plain.length * 0.6)
  return {
    plain,
    progressive,
    grey: await grey().toBuffer(),
    'full resolution of colours': await small().jpeg({ chromaSubsampling: '4:4:4' }).toBuffer(),
    'fill bytes before a segment': before(plain, 0xdb, Buffer.from([0xff, 0xff, 0xff])),
    'one surplus byte before the frame': before(plain, 0xc0, Buffer.from([0])),
    'many surplus bytes before the scan': before(plain, 0xda, Buffer.from([0, 1, 2, 0xff, 0, 3, 4, 5])),
    'a comment': withParts(plain, segment(0xfe, ascii('A day at the lake'))),
    'Photoshop data': withParts(plain, segment(0xed, ascii('Photoshop 3.0\0'))),
    XMP: withParts(plain, xmp),
    'extended XMP of 6.5 MB': withParts(plain, xmp, extendedXmp(6_500_000)),
    'extended XMP of 6.5 MB before its orientation': turned(
      withParts(plain, xmp, extendedXmp(6_500_000), orientationExif(orientation(6))),
      6,
    ),
    'a film behind its end': Buffer.concat([plain, film()]),
    'the blocks of a Samsung phone behind its end': Buffer.concat([plain, samsung()]),
    'a second picture behind its end': Buffer.concat([plain, second]),
    'a gain map behind its end': Buffer.concat([
      withParts(plain, segment(0xe2, [...ascii('MPF\0'), ...tiff([{ tag: 0xb001, type: 'LONG', value: 2 }])])),
      second,
    ]),
    'zeros behind its end': Buffer.concat([plain, Buffer.alloc(5000)]),
    'two end markers': Buffer.concat([plain, EOI]),
    'no end': withoutEnd(plain),
    'no end, progressive': withoutEnd(progressive),
    'no end, grey': withoutEnd(await grey().toBuffer()),
    'no end, full resolution of colours': withoutEnd(await small().jpeg({ chromaSubsampling: '4:4:4' }).toBuffer()),
    'no end, and a film behind': Buffer.concat([withoutEnd(plain), film()]),
    'no end, progressive, and a second picture behind': Buffer.concat([withoutEnd(progressive), second]),
    'no end, and the blocks of a Samsung phone behind': Buffer.concat([withoutEnd(plain), samsung()]),
    'cut off': refused(plain.subarray(0, half), 'pixels are missing'),
    'cut off, progressive': refused(
      progressive.subarray(0, Math.round(progressive.length * 0.7)),
      'pixels are missing',
    ),
    'cut off in its last unit': refused(plain.subarray(0, -12), 'pixels are missing'),
    'cut off in its header': refused(plain.subarray(0, 100), 'is cut off'),
    'arithmetic coding': refused(withFrame(plain, { marker: 0xc9 }), 'an arithmetic-coded JPEG'),
    'lossless coding': refused(withFrame(plain, { marker: 0xc3 }), 'a lossless JPEG'),
    '12 bits': refused(withFrame(plain, { marker: 0xc1, precision: 12 }), 'a JPEG of 12 bits'),
    'no height': refused(withFrame(plain, { height: 0 }), 'damaged'),
  }
}

async function colours(): Promise<Record<string, Made>> {
  const adobe = (transform: number) => segment(0xee, [...ascii('Adobe'), 0, 100, 0, 0, 0, 0, transform])
  const p3 = await small().withIccProfile('p3').jpeg({ quality: 90 }).toBuffer()
  const bare = without(p3, 0xe2)
  const cmyk = await small().toColourspace('cmyk').withIccProfile('cmyk').jpeg({ quality: 90 }).toBuffer()
  const untagged = await small().toColourspace('cmyk').jpeg({ quality: 90 }).toBuffer()
  const plain444 = await small().jpeg({ chromaSubsampling: '4:4:4' }).toBuffer()
  return {
    'Display P3': p3,
    'a profile of parts in another order': withParts(bare, ...(await profileParts(p3, [2, 1, 3], 3))),
    'a profile with a missing part': withParts(bare, ...(await profileParts(p3, [1, 3], 3))),
    'a profile of other colours': withParts(await grey().toBuffer(), ...(await profileParts(p3, [1], 1))),
    'CMYK with a profile': cmyk,
    'CMYK with Adobe’s marker': untagged,
    'CMYK without Adobe’s marker': without(untagged, 0xee),
    'CMYK turned': turned(withParts(cmyk, orientationExif(orientation(6))), 6),
    'CMYK without an end': withoutEnd(untagged),
    'Adobe’s marker of luminance and colour': withParts(plain444, adobe(1)),
    'Adobe’s marker of plain red, green and blue': withParts(plain444, adobe(0)),
  }
}

async function others(): Promise<Record<string, Made>> {
  const heic = readFileSync(fileURLToPath(new URL('../fixtures/heic/two-pictures.heic', import.meta.url)))
  return {
    'a PNG': await small().png().toBuffer(),
    'a PNG of 16 bits': await small().toColourspace('rgb16').png().toBuffer(),
    'a PNG with a palette': await small().png({ palette: true }).toBuffer(),
    'a WebP': await small().webp().toBuffer(),
    'a lossless WebP': await small().webp({ lossless: true }).toBuffer(),
    'a WebP with EXIF': await small()
      .withExif({ IFD0: { Make: 'Kea' } })
      .webp()
      .toBuffer(),
    'an AVIF': await small().avif({ effort: 0 }).toBuffer(),
    'a HEIC': heic,
  }
}

/** Photo files as phones, cameras, scanners and programs write them, each with one thing that readers disagree about. */
export async function photoCorpus(): Promise<CorpusFile[]> {
  const plain = await small().jpeg({ quality: 80 }).toBuffer()
  const all = {
    ...(await orientations(plain)),
    ...(await structures(plain)),
    ...(await colours()),
    ...(await others()),
  }
  return Object.entries(all).map(([name, made]) => {
    const { bytes, orientation: value = 1, refused: why = null } = Buffer.isBuffer(made) ? { bytes: made } : made
    return { name, bytes, orientation: value, refused: why }
  })
}
