import { bytesSource } from '@kea/photo/byte-source'
import { sniffKind } from '@kea/photo/file-kind'
import { jpegFactsOf } from '@kea/photo/jpeg-facts'
import { readJpegParts } from '@kea/photo/jpeg-parts'
import { shownSize } from '@kea/photo/shown-size'
import { expect, type Page, test } from 'playwright/test'
import sharp from 'sharp'
import { blankJpeg } from '../../web/src/lib/photos/blank-location'
import { photoCorpus } from '../support/photo-corpus'

/** The photo is compared by the mean colours of so many fields a side. */
const GRID = 16
const CHANNELS = 3

/** What Chromium shows of a file: its size, and the colours of its fields. */
const shownBy = (page: Page, bytes: Uint8Array) =>
  page.evaluate(
    async ([file, side]) => {
      const picture = new Image()
      picture.src = `data:image/jpeg;base64,${file}`
      await picture.decode()
      const { naturalWidth: width, naturalHeight: height } = picture
      const canvas = Object.assign(document.createElement('canvas'), { width: side, height: side })
      const context = canvas.getContext('2d')
      if (!context) throw new Error('No canvas')
      context.imageSmoothingQuality = 'high'
      context.drawImage(picture, 0, 0, side, side)
      const fields = [...context.getImageData(0, 0, side, side).data].filter((_, at) => at % 4 < 3)
      return { width, height, fields }
    },
    [Buffer.from(bytes).toString('base64'), GRID] as const,
  )

/** By the orientation: where a field of the upright photo is in the stored one. */
const STORED: Record<number, (x: number, y: number, last: number) => [number, number]> = {
  1: (x, y) => [x, y],
  2: (x, y, last) => [last - x, y],
  3: (x, y, last) => [last - x, last - y],
  4: (x, y, last) => [x, last - y],
  5: (x, y) => [y, x],
  6: (x, y, last) => [y, last - x],
  7: (x, y, last) => [last - y, last - x],
  8: (x, y, last) => [last - y, x],
}

/** The fields of the stored photo, turned. */
function turned(stored: Buffer, orientation: number): number[] {
  const place = STORED[orientation]
  if (!place) throw new Error(`No orientation ${orientation}`)
  return Array.from({ length: GRID * GRID * CHANNELS }, (_, at) => {
    const field = Math.floor(at / CHANNELS)
    const [x, y] = place(field % GRID, Math.floor(field / GRID), GRID - 1)
    return stored[(y * GRID + x) * CHANNELS + (at % CHANNELS)] ?? 0
  })
}

const storedFields = (jpeg: Uint8Array): Promise<Buffer> =>
  sharp(jpeg, { failOn: 'none' }).toColourspace('srgb').resize(GRID, GRID, { fit: 'fill' }).raw().toBuffer()

const difference = (one: readonly number[], other: readonly number[]): number =>
  one.reduce((sum, level, at) => sum + Math.abs(level - (other[at] ?? 0)), 0) / one.length

test('every photo of the corpus has the size and the turn with which the browser shows it', async ({ page }) => {
  test.slow()
  let compared = 0
  for (const { name, bytes, refused } of await photoCorpus()) {
    if (refused !== null || sniffKind(bytes) !== 'image/jpeg') continue
    const chosen = new Uint8Array(bytes)
    const parts = await readJpegParts(bytesSource(chosen))
    if (!parts) throw new Error(name)
    const sent = blankJpeg(chosen, parts)
    const facts = await jpegFactsOf(bytesSource(sent), parts)
    const stored = await storedFields(sent)
    // Only the sent file of a picture without an end is shown whole.
    for (const file of parts.hasEnd ? [bytes, sent] : [sent]) {
      const { fields, ...size } = await shownBy(page, file)
      expect(size, name).toEqual(shownSize(facts))
      const right = difference(fields, turned(stored, facts.orientation))
      expect(right, name).toBeLessThan(name.includes('CMYK') ? 30 : 6)
      for (const other of Object.keys(STORED).map(Number)) {
        if (other === facts.orientation) continue
        expect(difference(fields, turned(stored, other)), `${name}, ${other}`).toBeGreaterThan(right + 5)
      }
      compared += 1
    }
  }
  expect(compared).toBeGreaterThan(100)
})
