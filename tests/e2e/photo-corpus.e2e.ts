import { bytesSource } from '@kea/photo/byte-source'
import { sniffKind } from '@kea/photo/file-kind'
import { jpegFactsOf } from '@kea/photo/jpeg-facts'
import { readJpegParts } from '@kea/photo/jpeg-parts'
import { shownSize } from '@kea/photo/shown-size'
import { expect, type Page, test } from '@playwright/test'
import sharp from 'sharp'
import { blankJpeg } from '../../web/src/lib/photos/blank-location'
import { photoCorpus } from '../support/photo-corpus'

/** What Chromium shows of a file: its size, and its pixels in three bytes each. */
const shownBy = (page: Page, bytes: Uint8Array) =>
  page.evaluate(async (file) => {
    const picture = new Image()
    picture.src = `data:image/jpeg;base64,${file}`
    await picture.decode()
    const { naturalWidth: width, naturalHeight: height } = picture
    const canvas = Object.assign(document.createElement('canvas'), { width, height })
    const context = canvas.getContext('2d')
    context?.drawImage(picture, 0, 0)
    const pixels = context?.getImageData(0, 0, width, height).data ?? []
    let rgb = ''
    for (let at = 0; at < pixels.length; at += 4) rgb += String.fromCharCode(...pixels.slice(at, at + 3))
    return { width, height, rgb: btoa(rgb) }
  }, Buffer.from(bytes).toString('base64'))

/** The mean difference of two pictures of the same size. */
const difference = (one: Buffer, other: Buffer): number =>
  one.reduce((sum, level, at) => sum + Math.abs(level - (other[at] ?? 0)), 0) / one.length

/** The stored pixels, turned as our facts say. */
async function turned(jpeg: Uint8Array, orientation: number): Promise<Buffer> {
  const plain = await sharp(jpeg, { failOn: 'none' }).toColourspace('srgb').png().toBuffer()
  const marked = await sharp(plain).withMetadata({ orientation }).png().toBuffer()
  return sharp(marked).rotate().removeAlpha().toColourspace('srgb').raw().toBuffer()
}

test('every photo of the corpus has the size and the turn with which the browser shows it', async ({ page }) => {
  let compared = 0
  for (const { name, bytes, refused } of await photoCorpus()) {
    if (refused !== null || sniffKind(bytes) !== 'image/jpeg') continue
    const chosen = new Uint8Array(bytes)
    const parts = await readJpegParts(bytesSource(chosen))
    if (!parts) throw new Error(name)
    const sent = blankJpeg(chosen, parts)
    const facts = await jpegFactsOf(bytesSource(sent), parts)
    // As it was chosen, too: only pictures without an end are shown whole by the sent file alone.
    for (const file of name.includes('no end') || name.includes('without an end') ? [sent] : [bytes, sent]) {
      const shown = await shownBy(page, file)
      expect({ width: shown.width, height: shown.height }, name).toEqual(shownSize(facts))
      const pixels = Buffer.from(shown.rgb, 'base64')
      const right = difference(pixels, await turned(sent, facts.orientation))
      // A turn by half and a mirror keep the size: each other turn must look worse.
      const others = [1, 2, 3, 4, 5, 6, 7, 8].filter(
        (one) => one !== facts.orientation && one >= 5 === facts.orientation >= 5,
      )
      for (const other of others)
        expect(difference(pixels, await turned(sent, other)), name).toBeGreaterThan(right + 10)
      expect(right, name).toBeLessThan(name.includes('CMYK') ? 30 : 6)
      compared += 1
    }
  }
  expect(compared).toBeGreaterThan(100)
})
