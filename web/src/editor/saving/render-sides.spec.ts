import { newDocument } from '@kea/design/arrangement/new-document'
import { pageName } from '@kea/design/arrangement/page-names'
import { seenSides } from '@kea/design/arrangement/printed-sides'
import { photosOf } from '@kea/design/document/records'
import { calendarDefinition } from '@kea/design/testing/calendar'
import { canvasDefinition, cushionDefinition } from '@kea/design/testing/definitions'
import { expect, it } from 'vitest'
import { showCopy } from '../commands/show-copy'
import type { Scene } from '../render/scene'
import { jpegBytes } from '../testing/photo-files'
import { bookProduct, canvasProduct } from '../testing/shop-fakes'
import { TestEditor } from '../testing/TestEditor'
import { previewWords } from './preview-words'
import { previewSides, renderSides } from './render-sides'

async function cushionWith(photos: number) {
  const { editor } = await TestEditor.open({
    product: { ...canvasProduct, definition: cushionDefinition },
    options: ['size-40x40', 'back-own'],
  })
  const widths = Array.from({ length: photos }, (_, at) => 1000 + at)
  await editor.addFiles(widths.map((width) => new File([jpegBytes({ width })], `${width}.jpg`)))
  return editor
}

const partsOf = (editor: TestEditor['editor']) =>
  previewSides(editor.product, editor.store.read().design).map(({ part }) => part.id)

it('a preview shows each side with something on it', async () => {
  expect(partsOf(await cushionWith(2))).toEqual(['front', 'back'])
  expect(partsOf(await cushionWith(1))).toEqual(['front'])
})

it('a preview shows a side that mirrors another one, and the tool says what it is', async () => {
  const effects = [{ option: 'one', part: { back: { sameAs: { part: 'front', mirrored: true } } } }]
  const picture = { uid: 'picture', title: 'Picture', required: true }
  const choices = [
    { uid: 'one', title: 'One for both', addCents: 0 },
    { uid: 'each', title: 'One for each', addCents: 0 },
  ]
  const { editor } = await TestEditor.open({
    product: {
      ...canvasProduct,
      definition: { ...cushionDefinition, effects },
      options: [{ ...picture, choices }],
    },
    options: ['one'],
  })
  await editor.addFiles([new File([jpegBytes({ width: 900 })], 'kea.jpg')])
  expect(partsOf(editor)).toEqual(['front', 'back'])
  const [, back] = seenSides(editor.product.definition, editor.store.read().design)
  if (!back) throw new Error('The back is not seen')
  const list = await editor.painted(back, ({ page }) => page.list)
  expect(list).toMatchObject([{ transform: [-1, 0, 0, 1, 400, 0] }])
  editor.run(showCopy(back))
  expect(editor.session.read().notice?.text).toBe(
    'The back mirrors the front. Words stay readable. To design it on its own, choose “One for each” under Size and options.',
  )
})

it('a preview of an empty design, and of a product with one side, shows the first side', () => {
  const empty = newDocument(canvasDefinition, { sku: 's', tool: 't', options: ['size-30x40'] })
  expect(previewSides({ definition: canvasDefinition }, empty)).toHaveLength(1)
})

it('the sides are painted one after the other', async () => {
  const editor = await cushionWith(2)
  expect(photosOf(editor.store.read().design)).toHaveLength(2)
  const painted: string[] = []
  const blob = await renderSides(editor, (sides, kind) => ({
    paint: (scene: Scene) =>
      void painted.push(`${painted.length + 1} of ${sides.length}: ${scene.surface.part.id}, ${kind}`),
    encode: async () => new Blob(['preview']),
  }))
  expect(painted).toEqual(['1 of 2: front, side by side', '2 of 2: back, side by side'])
  expect(blob.size).toBe(7)
})

const photosOfWidth = (count: number) =>
  Array.from({ length: count }, (_, at) => new File([jpegBytes({ width: 1100 + at })], `${at}.jpg`))

it('a preview of a book shows its cover and three of its filled pages: from the beginning, the middle and the end', async () => {
  const { editor } = await TestEditor.open({ product: bookProduct, options: ['size-200', 'pages-12'] })
  const names = () =>
    previewSides(editor.product, editor.store.read().design).map(({ surface }) =>
      pageName(editor.product.definition, editor.store.read().design, surface),
    )
  const words = () => previewWords(editor.product, editor.store.read().design)
  expect([names(), words()]).toEqual([['Cover'], 'cover'])
  await editor.addFiles(photosOfWidth(3))
  expect([names(), words()]).toEqual([['Cover', 'First page', 'Pages 2–3'], 'cover and two of its pages'])
  await editor.addFiles(photosOfWidth(10).slice(3))
  expect(names()).toEqual(['Cover', 'Pages 2–3', 'Pages 6–7', 'Pages 10–11'])
  expect(words()).toBe('cover and three of its 5 spreads')
  const kinds: string[] = []
  await renderSides(editor, (_, kind) => {
    kinds.push(kind)
    return { paint: () => {}, encode: async () => new Blob() }
  })
  expect(kinds).toEqual(['cover first'])
})

it('a preview of a calendar has none of the own dates, which it would show in mails and in the carts of others', async () => {
  const { editor } = await TestEditor.open({
    product: {
      ...canvasProduct,
      definition: calendarDefinition,
      options: [
        { uid: 'size', title: 'Size', required: true, choices: [{ uid: 'size-a4', title: 'A4', addCents: 0 }] },
        { uid: 'week', title: 'Week', required: true, choices: [{ uid: 'week-monday', title: 'Monday', addCents: 0 }] },
      ],
    },
    options: ['size-a4', 'week-monday'],
  })
  await editor.addFiles(photosOfWidth(13))
  const words = 'Nana is ninety'
  const months = Array.from({ length: 12 }, (_, at) => ({ month: at + 1, day: 7, words }))
  const { settings } = editor.store.read().design
  if (!settings) throw new Error('A calendar has settings')
  editor.store.apply({ settings: { ...settings, dates: months } })
  const shown = (list: unknown) => JSON.stringify(list)
  const [, month] = previewSides(editor.product, editor.store.read().design)
  if (!month) throw new Error('No month is shown')
  const drawn: string[] = []
  await renderSides(editor, () => ({
    paint: (scene) => void drawn.push(shown(scene.page.list)),
    encode: async () => new Blob(),
  }))
  expect(drawn).toHaveLength(4)
  const own = await editor.painted(month, (scene) => shown(scene.page.list))
  expect(own).not.toBe(drawn[1])
  editor.store.apply({ settings: { ...settings, dates: [] } })
  expect(await editor.painted(month, (scene) => shown(scene.page.list))).toBe(drawn[1])
})
