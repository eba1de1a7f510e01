import { jpegFile } from '@kea/photo/testing/jpeg-file'
import type { ProofImage } from '@kea/print/proof'
import { contentOf, imagesIn, objectsOf, pagesIn } from '@kea/print/testing/read-pdf'
import { fontFile } from '@kea/text/testing/files'
import { expect, test, vi } from 'vitest'
import { changeLook } from '../commands/adjust-photo'
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
  test.editor.change({ name })
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
