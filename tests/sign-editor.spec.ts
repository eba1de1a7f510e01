import { readFileSync } from 'node:fs'
import { NEONS } from '@kea/design/items/neon/neon-engine'
import type { Neons } from '@kea/design/items/neon/neons'
import { productDefinition } from '@kea/design/product/definition'
import { chooseOption } from '@kea/shared/product-options'
import { describe, expect, it } from 'vitest'
import { definitionOf } from '../packages/store/seed/build-definition.ts'
import { signCommand, signOptionCommand } from '../web/src/editor/commands/change-sign'
import { sizeThatFollows } from '../web/src/editor/commands/size-that-follows'
import type { EditorProduct } from '../web/src/editor/model/product'
import { isValid } from '../web/src/editor/testing/items'
import { TestEditor } from '../web/src/editor/testing/TestEditor'

const seed = JSON.parse(readFileSync('packages/store/seed/products/kids-name-neon-sign.json', 'utf8'))
const uid = (option: number, value: number) => Buffer.from(`custom-option/${option}/${value}`).toString('base64')

const product: EditorProduct = {
  sku: 'a-sign',
  name: 'A sign',
  tool: 'neonchamp-tool',
  definition: productDefinition.parse(definitionOf(seed)),
  options: seed.options.map(
    ({ id, title, values }: { id: number; title: string; values: { id: number; title: string }[] }) => ({
      uid: String(id),
      title,
      required: true,
      choices: values.map((value) => ({ uid: uid(id, value.id), title: value.title, addCents: 0 })),
    }),
  ),
  prices: [215101, 215102, 215103].map((value, at) => ({
    ...{ optionUids: [uid(2151, value)], quantityFrom: 1, cents: 9000 + at * 1000 },
    ...{ regularCents: null, offerFrom: null, offerTo: null },
  })),
}

const [SMALL, MIDDLE, LARGE] = [215101, 215102, 215103].map((value) => uid(2151, value)) as [string, string, string]
const NARROW = uid(2154, 215403)

const opened = () => TestEditor.open({ product, options: chooseOption(product.options, [], SMALL) })

const words = ({ design }: TestEditor) =>
  Object.values(design.records).flatMap((record) =>
    record.kind === 'item' && record.type === 'neon' ? record.data.lines.map((line) => line.words) : [],
  )
const size = ({ design }: TestEditor) => [SMALL, MIDDLE, LARGE].filter((each) => design.options.includes(each))
const write = (test: TestEditor, ...lines: string[]) =>
  test.editor.run(signCommand({ lines: lines.map((line) => ({ words: line })) }, NEONS))

describe('a sign', () => {
  it('starts with the words of its product, and is a design that can be stored', async () => {
    const test = await opened()
    expect([words(test), size(test), isValid(test)]).toEqual([['Tama'], [SMALL], true])
  })

  it('moves to the size that its words need, in one step of undo, and says so', async () => {
    const test = await opened()
    write(test, 'Charlotte')
    expect([words(test), size(test)]).toEqual([['Charlotte'], [MIDDLE]])
    expect(test.editor.session.read().notice?.text).toBe('Your words need the next size: 55 × 24 cm.')
    test.editor.store.undo()
    expect([words(test), size(test)]).toEqual([['Tama'], [SMALL]])
  })

  it('stays in its size where no size can be made, and while nothing bends yet', async () => {
    const test = await opened()
    write(test, 'مرحبا')
    expect(size(test)).toEqual([SMALL])
    test.editor.run(signCommand({ lines: [{ words: 'Charlotte' }] }, null))
    expect(size(test)).toEqual([SMALL])
  })

  it('has nothing to undo after a look at its size that changes nothing', async () => {
    const test = await opened()
    test.editor.run(signCommand({}, NEONS))
    expect(test.editor.store.read().canUndo).toBe(false)
  })

  it('does not become smaller again by itself', async () => {
    const test = await opened()
    write(test, 'Charlotte')
    write(test, 'Mia')
    expect(size(test)).toEqual([MIDDLE])
  })

  it('moves on for another font too, and a size that is chosen stays', async () => {
    const test = await opened()
    write(test, 'Nikau')
    expect(size(test)).toEqual([MIDDLE])
    test.editor.run(signOptionCommand(SMALL, '40 × 18 cm', NEONS))
    expect(size(test)).toEqual([SMALL])
    test.editor.run(signOptionCommand(NARROW, 'Narrow', NEONS))
    // Narrow letters fit.
    expect(size(test)).toEqual([SMALL])
    test.editor.run(signOptionCommand(uid(2154, 215401), 'Handwriting', NEONS))
    expect(size(test)).toEqual([MIDDLE])
  })

  it('that another thread bends moves to its size once that is known, in the same step of undo', async () => {
    const test = await opened()
    const { loaded } = test.editor.neons
    const answered = new Set<unknown>()
    const late: Neons = {
      ...NEONS,
      isAwaited: (_, { width }, { data }) => !answered.has(`${width}`) || !answered.has(data),
    }
    const bent = (width: number) => {
      for (const record of Object.values(test.design.records))
        if (record.kind === 'item' && record.type === 'neon') answered.add(record.data)
      answered.add(`${width}`)
      loaded.set({ ...late })
    }
    loaded.set(late)
    for (const typed of ['Charl', 'Charlotte']) {
      test.editor.run(signCommand({ lines: [{ words: typed }] }, late), 'words')
      sizeThatFollows(test.editor, 'words')
    }
    expect([words(test), size(test)]).toEqual([['Charlotte'], [SMALL]])
    bent(400)
    expect(size(test)).toEqual([SMALL])
    bent(550)
    expect([words(test), size(test)]).toEqual([['Charlotte'], [MIDDLE]])
    expect(test.notice).toBe('Your words need the next size: 55 × 24 cm.')
    test.editor.store.undo()
    expect([words(test), size(test)]).toEqual([['Tama'], [SMALL]])
  })

  it('that another thread bends is judged before the order in the size that its words need', async () => {
    const test = await opened()
    const { loaded } = test.editor.neons
    let isLate = true
    const late: Neons = { ...NEONS, isAwaited: () => isLate }
    loaded.set(late)
    test.editor.run(signCommand({ lines: [{ words: 'Charlotte' }] }, late), 'words')
    sizeThatFollows(test.editor, 'words')
    const findings = test.editor.findings()
    isLate = false
    loaded.set({ ...late })
    expect([await findings, size(test)]).toEqual([[], [MIDDLE]])
  })

  it('that another thread bends stays in a size that is chosen meanwhile', async () => {
    const test = await opened()
    const late: Neons = { ...NEONS, isAwaited: () => true }
    test.editor.neons.loaded.set(late)
    test.editor.run(signCommand({ lines: [{ words: 'Charlotte' }] }, late), 'words')
    sizeThatFollows(test.editor, 'words')
    test.editor.run(signOptionCommand(LARGE, '70 × 30 cm', late))
    test.editor.run(signOptionCommand(SMALL, '40 × 18 cm', late))
    test.editor.run(signOptionCommand(NARROW, 'Narrow', late))
    test.editor.neons.loaded.set({ ...NEONS })
    expect(size(test)).toEqual([SMALL])
  })

  it('is what the shopper should see before the order where it cannot be bent', async () => {
    const test = await opened()
    write(test, '')
    expect((await test.editor.findings()).map(({ kind, text }) => [kind, text])).toEqual([
      ['unbendable', 'Your sign has no words yet.'],
    ])
    write(test, 'Mia')
    expect(await test.editor.findings()).toEqual([])
  })
})
