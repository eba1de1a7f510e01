import type { DesignDocument } from '@kea/design/document/document'
import { layTemplate } from '@kea/design/templates/lay-template'
import type { Template } from '@kea/design/templates/template-data'
import { rugDefinition } from '@kea/design/testing/definitions'
import { expect, it } from 'vitest'
import { optionCommand } from './commands/choose-option'
import type { EditorProduct } from './model/product'
import { MemoryDrafts } from './testing/shop-fakes'
import { TestEditor } from './testing/TestEditor'

const SIZES = ['size-60x90', 'size-round-100', 'size-120x170']

const words = (y: number, size: number): Template['faces'][number]['items'] => [
  {
    name: 'name',
    x: [0.5, 0],
    y: [y, 0],
    width: [0.8, 0],
    height: [0, 0.2],
    type: 'text',
    data: { words: 'Aroha', font: 'lora', size, colour: '#102030', align: 'centre', lineHeight: 1.2, letterSpacing: 0 },
  },
]

const template: Template = {
  version: 1,
  faces: [
    { part: 'front', outline: 'rect', aspect: 0.67, items: words(0.5, 0.1) },
    { part: 'front', outline: 'ellipse', aspect: 1, items: words(0.25, 0.05) },
  ],
}

const plain: EditorProduct = {
  sku: 'photo-rug',
  name: 'Photo rug',
  tool: 'rug-tool',
  definition: rugDefinition,
  options: [
    {
      uid: 'size',
      title: 'Size',
      required: true,
      choices: SIZES.map((uid) => ({ uid, title: uid, addCents: 0 })),
    },
  ],
  prices: SIZES.map((uid) => ({
    optionUids: [uid],
    quantityFrom: 1,
    cents: 7995,
    regularCents: null,
    offerFrom: null,
    offerTo: null,
  })),
}

const designs = SIZES.map((option): DesignDocument => {
  const laid = layTemplate(template, rugDefinition, { sku: 'photo-rug', tool: 'rug-tool', options: [option] })
  if (!laid) throw new Error('The template has no such face')
  return laid
})
const product: EditorProduct = { ...plain, template: { sku: 'rug-name', designs } }

const open = (drafts = new MemoryDrafts(), options = ['size-60x90'], of = product) =>
  TestEditor.open({ product: of, options, drafts })
const nameOf = ({ editor }: TestEditor) => editor.store.read().design.records['template:front:name']

it('a new design begins as the template has it for the chosen size, and there is nothing to undo', async () => {
  const upright = await open()
  expect(nameOf(upright)).toMatchObject({ frame: { x: 60, y: 390 }, data: { words: 'Aroha', sizeMm: 60 } })
  expect(upright.editor.context().canUndo).toBe(false)
  const round = await open(new MemoryDrafts(), ['size-round-100'])
  expect(nameOf(round)).toMatchObject({ frame: { x: 100, y: 150 }, data: { sizeMm: 50 } })
})

it('another size moves it to where the template has it there, and undo brings it back', async () => {
  const test = await open()
  test.editor.run(optionCommand('size-round-100', 'Round'))
  expect(nameOf(test)).toMatchObject({ frame: { x: 100, y: 150 }, data: { sizeMm: 50 } })
  test.key('z', { ctrlKey: true })
  expect(nameOf(test)).toMatchObject({ frame: { x: 60, y: 390 }, data: { sizeMm: 60 } })
})

it('what was begun with a template goes on with it, and leaves other new designs alone', async () => {
  const drafts = new MemoryDrafts()
  const test = await open(drafts)
  test.editor.run(optionCommand('size-120x170', 'Large'))
  await test.editor.saving.hide()
  await drafts.written
  expect([...drafts.designs.keys()]).toEqual(['template:photo-rug:rug-name'])
  const again = await open(drafts)
  expect(nameOf(again)).toMatchObject({ data: { sizeMm: 120 } })
  expect(nameOf(await open(drafts, ['size-60x90'], plain))).toBeUndefined()
})
