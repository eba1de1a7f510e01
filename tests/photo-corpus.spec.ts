import { bytesSource } from '@kea/photo/byte-source'
import { sniffKind } from '@kea/photo/file-kind'
import { readJpegFacts, readJpegHeadFacts } from '@kea/photo/jpeg-facts'
import { shownSize } from '@kea/photo/shown-size'
import { originalJpeg } from '@kea/print/original-jpeg'
import { original } from '@kea/print/testing/print-case'
import sharp from 'sharp'
import { beforeAll, describe, expect, test } from 'vitest'
import { openPhoto } from '~/lib/photos/read-photo'
import { objectSource } from '../packages/store/src/modules/uploads/byte-source'
import { inspectImage } from '../packages/store/src/modules/uploads/inspect-image'
import { type CorpusFile, HEIGHT, photoCorpus, WIDTH } from './support/photo-corpus'

let files: CorpusFile[] = []
beforeAll(async () => {
  files = await photoCorpus()
}, 60_000)

/** As the store reads it, a piece at a time. */
const storedSource = (bytes: Uint8Array) =>
  objectSource(
    {
      get: async (_: string, { range }: { range: { offset: number; length: number } }) => ({
        body: null,
        arrayBuffer: async () => Uint8Array.from(bytes.subarray(range.offset, range.offset + range.length)).buffer,
      }),
    } as unknown as R2Bucket,
    'uploads/1',
    bytes.length,
  )

const isJpeg = ({ bytes }: CorpusFile) => sniffKind(bytes) === 'image/jpeg'
const taken = () => files.filter((file) => isJpeg(file) && file.refused === null)

const opened = async ({ bytes, name }: CorpusFile) => openPhoto(new File([new Uint8Array(bytes)], `${name}.jpg`))

async function printed(bytes: Uint8Array): Promise<Buffer> {
  const parts: Buffer[] = []
  for (const part of (await originalJpeg(original('1', bytes))).picture) {
    const bytes =
      part instanceof Uint8Array ? part : new Uint8Array(await new Response(await part.open()).arrayBuffer())
    parts.push(Buffer.from(bytes))
  }
  return Buffer.concat(parts)
}

const pixelsOf = (bytes: Uint8Array) => sharp(bytes, { failOn: 'none', ignoreIcc: true }).raw().toBuffer()

describe('the photos of a corpus', { timeout: 90_000 }, () => {
  test('are ninety files, and most are to be taken', () => {
    expect(files.length).toBeGreaterThanOrEqual(90)
    expect(taken().length).toBeGreaterThanOrEqual(60)
    expect(new Set(files.map(({ name }) => name)).size).toBe(files.length)
  })

  test('have the orientation and the size that browsers show, for browser, store and writer alike', async () => {
    for (const file of taken()) {
      const { bytes, widthPx, heightPx } = await opened(file)
      const shown = file.orientation >= 5 ? [HEIGHT, WIDTH] : [WIDTH, HEIGHT]
      expect([widthPx, heightPx], file.name).toEqual(shown)
      const stored = await inspectImage(storedSource(bytes))
      expect(stored, file.name).toMatchObject({ type: 'image/jpeg', orientation: file.orientation })
      expect(Object.values(shownSize(stored)), file.name).toEqual(shown)
      const { facts } = await originalJpeg(original('1', bytes))
      expect(stored, file.name).toMatchObject(facts)
      expect(await readJpegFacts(bytesSource(bytes)), file.name).toEqual(stored)
    }
  })

  test('have the same facts before and after the location is taken out', async () => {
    for (const file of taken()) {
      const before = await readJpegHeadFacts(bytesSource(file.bytes))
      // CMYK without a profile gets the one that it is printed with.
      const isTagged = before?.components === 4 && before.profile === null
      const profile = isTagged ? { bytes: 39_840, parts: [{ start: 20, end: 39_860 }] } : before?.profile
      const after = await readJpegHeadFacts(bytesSource((await opened(file)).bytes))
      expect(after, file.name).toEqual({ ...before, profile })
    }
  })

  test('are read alike in one piece and in many', async () => {
    for (const { name, bytes } of files) {
      const whole = await readJpegFacts(bytesSource(bytes))
      expect(await readJpegFacts(storedSource(bytes)), name).toEqual(whole)
    }
  })

  test('are printed as JPEGs with an end, without metadata, and with every pixel', async () => {
    for (const file of taken()) {
      const picture = await printed((await opened(file)).bytes)
      const facts = await readJpegFacts(bytesSource(picture))
      expect(facts, file.name).toMatchObject({ hasEnd: true, end: picture.length, missingPixels: 0, orientation: 1 })
      expect(picture.length, file.name).toBeLessThan(40_000)
      expect(picture.includes('http://ns.adobe.com'), file.name).toBe(false)
      const ended = file.name.startsWith('no end') ? picture : file.bytes
      expect(Buffer.compare(await pixelsOf(picture), await pixelsOf(ended)), file.name).toBe(0)
    }
  })

  test('are taken by the store also as they are, unless something lies behind them', async () => {
    for (const file of taken()) {
      const taking = inspectImage(storedSource(file.bytes))
      const { hasTrailer } = (await readJpegFacts(bytesSource(file.bytes))) ?? {}
      if (hasTrailer) await expect(taking, file.name).rejects.toMatchObject({ code: 'MORE_THAN_A_PHOTO' })
      else expect(await taking, file.name).toMatchObject({ orientation: file.orientation })
    }
  })

  test('without their end are printed to their last pixel', async () => {
    const plain = files.find(({ name }) => name === 'plain')?.bytes ?? Buffer.alloc(0)
    for (const name of ['no end', 'no end, and a film behind', 'no end, and the blocks of a Samsung phone behind']) {
      const file = files.find((one) => one.name === name)
      expect(Buffer.compare(await printed(file ? (await opened(file)).bytes : plain), plain), name).toBe(0)
      expect(Buffer.compare(await printed(file?.bytes ?? Buffer.alloc(4)), plain), name).toBe(0)
    }
  })

  test('that cannot be printed are refused by their names in the browser, and in the store', async () => {
    const refused = files.filter(({ refused: why }) => why !== null)
    expect(refused.length).toBeGreaterThanOrEqual(8)
    for (const file of refused) {
      await expect(opened(file), file.name).rejects.toThrow(`${file.name}.jpg`)
      await expect(opened(file), file.name).rejects.toThrow(file.refused ?? '')
      await expect(inspectImage(storedSource(file.bytes)), file.name).rejects.toMatchObject({ status: 422 })
    }
  })

  test('that are cut off say how many pixels are missing', async () => {
    const half = files.find(({ name }) => name === 'cut off')
    const last = files.find(({ name }) => name === 'cut off in its last unit')
    if (!half || !last) throw new Error('No such file')
    await expect(opened(half)).rejects.toThrow(
      'cut off.jpg is cut off: 14,400 of its 35,264 pixels are missing, as after a broken download.',
    )
    await expect(opened(last)).rejects.toThrow('is cut off: 64 of its 35,264 pixels are missing')
    await expect(inspectImage(storedSource(half.bytes))).rejects.toThrow('14400 of its 35264 pixels are missing')
  })
})
