import { jpegFile } from '@kea/photo/testing/jpeg-file'
import type { ProofImage } from '@kea/print/proof'
import { contentOf, imagesIn, objectsOf, pagesIn } from '@kea/print/testing/read-pdf'
import { fontFile } from '@kea/text/testing/files'
import { expect, test, vi } from 'vitest'
import { changeLook } from '../commands/adjust-photo'
import { jpegBytes } from '../testing/photo-files'
import { bookProduct } from '../testing/shop-fakes'
import { TestEditor } from '../testing/TestEditor'
import { makeProof } from './make-proof'
import { proofFileName } from './proof-file-name'

const ports = {
  fetchFont: async () => fontFile('figtree'),
  loadSubset: async () => (font: Uint8Array) => font,
  renderSides: async () => ({ jpeg: new Blob([jpegFile({ width: 154, height: 120 })]), widthPx: 154, heightPx: 120 }),
  jpeg: vi.fn(
    async (_: ImageBitmap, { widthPx, heightPx }: ProofImage) =>
      new Blob([jpegFile({ width: widthPx, height: heightPx })]),
  ),
}

async function withPhoto(name = ''): Promise<TestEditor> {
  const test = await TestEditor.open({ options: ['size-30x40', 'edge-mirror'] })
  await test.choose()
  test.editor.changeFacts({ name })
  ports.jpeg.mockClear()
  return test
}

const objectsIn = async (file: File) => objectsOf(new Uint8Array(await file.arrayBuffer()))

test('a proof is a marked PDF named after the product and the design', async () => {
  const test = await withPhoto('Dogs: Nana/Koro')
  const file = await makeProof(test.editor, ports)
  expect([file.name, file.type]).toEqual(['Canvas print - Dogs Nana Koro - proof.pdf', 'application/pdf'])
  const objects = await objectsIn(file)
  const [page, ...others] = pagesIn(objects)
  expect(others).toEqual([])
  expect(page && contentOf(objects, page)).toContain('/Faded gs')
})

test('a photo that is placed nine times is made once, at 72 pixels per inch', async () => {
  const test = await withPhoto()
  const objects = await objectsIn(await makeProof(test.editor, ports))
  expect(ports.jpeg).toHaveBeenCalledTimes(1)
  const [image, ...others] = imagesIn(objects)
  expect(others).toEqual([])
  const { widthPx = 0, heightPx = 0 } = ports.jpeg.mock.calls[0]?.[1] ?? {}
  const { width } = test.crop
  const { face } = test.editor.scene().surface
  expect(widthPx * width).toBeCloseTo((face.width / 25.4) * 72, -1)
  expect(image?.text).toContain(`/Width ${widthPx}/Height ${heightPx}`)
})

test('a photo with a look has the look, and needs nothing from the store', async () => {
  const test = await withPhoto()
  test.editor.run(changeLook({ tone: 'sepia' }))
  await makeProof(test.editor, ports)
  expect(ports.jpeg.mock.calls.map(([, { look }]) => look?.tone)).toEqual(['sepia'])
  expect(test.shop.designs.size).toBe(0)
})

test('words are set in their own letters, beside our own', async () => {
  const test = await TestEditor.open()
  test.editor.addText()
  const objects = await objectsIn(await makeProof(test.editor, ports))
  expect(objects.filter(({ text }) => text.includes('/Subtype/Type0')).length).toBeGreaterThan(0)
})

test('the name of the file leaves out what a disk refuses', () => {
  expect(proofFileName('Photo mug', '')).toBe('Photo mug - proof.pdf')
  expect(proofFileName('Photo mug', ' a\\b:c*\u0007 ')).toBe('Photo mug - a b c - proof.pdf')
})

async function bookWith(photos: number): Promise<TestEditor> {
  const test = await TestEditor.open({ product: bookProduct, options: ['size-200', 'pages-8'] })
  const files = Array.from({ length: photos }, (_, at) => new File([jpegBytes({ width: 2000 + at })], `${at}.jpg`))
  await test.editor.addFiles(files)
  ports.jpeg.mockClear()
  return test
}

test('a book is a page for its cover and each spread, and says what it is and of which day on each', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2027-03-04T00:00:00Z') })
  const test = await bookWith(1)
  test.editor.changeFacts({ name: 'Summer' })
  const progress: string[] = []
  const onPage = (page: number, pages: number) => void progress.push(`${page} of ${pages}`)
  const file = await makeProof(test.editor, ports, { onPage, pause: async () => {} })
  vi.useRealTimers()
  const objects = await objectsIn(file)
  const pages = pagesIn(objects)
  expect(pages).toHaveLength(6)
  expect(pages.every((page) => contentOf(objects, page).includes('/Faded gs'))).toBe(true)
  expect(progress).toEqual(['1 of 6', '2 of 6', '3 of 6', '4 of 6', '5 of 6', '6 of 6'])
  expect(file.name).toBe('Photo book - Summer - proof.pdf')
})

test('a photo of a book has the pixels of a screen, whatever the size of the book', async () => {
  const test = await bookWith(1)
  await makeProof(test.editor, ports, { pause: async () => {} })
  const [{ widthPx = 0 } = {}] = ports.jpeg.mock.calls.map(([, image]) => image)
  // The cover is 408 mm and 1,400 px wide, and shows a part of the photo.
  expect(widthPx * test.crop.width).toBeCloseTo(((408 + 6) * 1400) / 408, -1)
})

test('a cancelled proof makes no file, and no further photo', async () => {
  const test = await bookWith(6)
  const stop = new AbortController()
  const onPage = (page: number) => page === 3 && stop.abort(new Error('Cancelled'))
  const made = makeProof(test.editor, ports, { onPage, signal: stop.signal, pause: async () => {} })
  await expect(made).rejects.toThrow('Cancelled')
  expect(ports.jpeg).toHaveBeenCalledTimes(2)
})
