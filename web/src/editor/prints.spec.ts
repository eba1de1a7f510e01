import { printLines, printsOf } from '@kea/design/arrangement/print-lines'
import { cartLines } from '@kea/design/arrangement/printed'
import { photosOf, placedPhotosOf } from '@kea/design/document/records'
import { describe, expect, it } from 'vitest'
import { optionCommand } from './commands/choose-option'
import { closeSurface, openSurface } from './commands/open-surface'
import { setCopies } from './commands/set-copies'
import { nextPrint, placeInRow, previousPrint } from './commands/step'
import { totalOf } from './model/price'
import { jpegBytes } from './testing/photo-files'
import { printProduct } from './testing/shop-fakes'
import { TestEditor } from './testing/TestEditor'
import {
  bordersForPrints,
  choiceForPrints,
  dropOfPrints,
  moveOfPrints,
  removePrints,
} from './workspaces/grid/print-commands'

const named = (name: string, width: number) => new File([jpegBytes({ width })], name)
const several = (count: number) => Array.from({ length: count }, (_, at) => named(`${at + 1}.jpg`, 1000 + at))

async function opened(count: number) {
  const test = await TestEditor.open({ product: printProduct, options: ['size-10x15', 'lustre'] })
  await test.editor.addFiles(several(count))
  return test
}
const idsOf = (test: TestEditor) => printsOf(test.design).map(({ surface }) => surface.id)

describe('prints by the hundred', () => {
  it('each chosen photo is a print of its own, and all of them are one step of undo', async () => {
    const test = await opened(12)
    expect(printsOf(test.design)).toHaveLength(12)
    expect(photosOf(test.design).map(({ name }) => name)).toEqual(several(12).map(({ name }) => name))
    test.key('z', { ctrlKey: true })
    expect(printsOf(test.design)).toEqual([])
  })

  it('the same file again is no second print, unless its print was removed', async () => {
    const test = await opened(2)
    await test.editor.addFiles(several(2))
    expect(printsOf(test.design)).toHaveLength(2)
  })

  it('are lines of the cart by size and finish, with the copies of the prints, all of one design', async () => {
    const test = await opened(3)
    test.editor.run(setCopies(idsOf(test).slice(0, 1), 24))
    expect(printLines(test.design).map(({ copies }) => copies)).toEqual([26])
    expect(await test.editor.cart.put()).toBe(true)
    expect(test.shop.lines).toMatchObject([
      { sku: 'photo-print', options: ['size-10x15', 'lustre'], quantity: 26, designUid: 'design-1', designRevision: 1 },
    ])
  })

  it('a size is for all prints, for the marked ones, or for the one that is shown large', async () => {
    const test = await opened(3)
    const [first = '', second = ''] = idsOf(test)
    const sizes = () => printsOf(test.design).map(({ options }) => options[0])
    test.editor.run(choiceForPrints([second], { uid: 'size-20x30', title: '', addCents: 0 }))
    expect(sizes()).toEqual(['size-10x15', 'size-20x30', 'size-10x15'])
    test.editor.run(openSurface(first))
    test.editor.run(optionCommand('size-20x30', ''))
    expect(sizes()).toEqual(['size-20x30', 'size-20x30', 'size-10x15'])
    test.editor.run(choiceForPrints(null, { uid: 'gloss', title: '', addCents: 0 }))
    expect(printsOf(test.design).map(({ options }) => options.join())).toEqual([
      'size-20x30,gloss',
      'size-20x30,gloss',
      'size-10x15,gloss',
    ])
    test.key('z', { ctrlKey: true })
    expect(sizes()).toEqual(['size-20x30', 'size-20x30', 'size-10x15'])
  })

  it('cost what their lines cost, each by its own quantity', async () => {
    const test = await opened(4)
    const [first = '', second = ''] = idsOf(test)
    test.editor.run(setCopies([first], 18))
    test.editor.run(choiceForPrints([second], { uid: 'size-20x30', title: '', addCents: 0 }))
    const lines = () => cartLines(test.design, printProduct.definition, 1)
    expect(lines().map(({ quantity }) => quantity)).toEqual([20, 1])
    expect(totalOf(printProduct, lines())).toEqual({ rowCents: 20 * 39 + 550, regularCents: 20 * 39 + 550 })
  })

  it('removed ones come back with undo, which the notice offers', async () => {
    const test = await opened(3)
    test.editor.run(removePrints(idsOf(test).slice(0, 2)))
    expect(printsOf(test.design)).toHaveLength(1)
    expect(test.editor.session.read().notice).toEqual({ tone: 'calm', text: '2 prints removed.', canUndo: true })
    test.key('z', { ctrlKey: true })
    expect(printsOf(test.design)).toHaveLength(3)
  })

  it('one is shown large, with the next and the previous, and Escape leads back to all', async () => {
    const test = await opened(3)
    const [first = ''] = idsOf(test)
    test.editor.run(openSurface(first))
    expect(previousPrint.isEnabled(test.editor.context())).toBe(false)
    test.editor.run(nextPrint)
    test.editor.run(nextPrint)
    expect(placeInRow(test.editor.context(), 'print')).toEqual({ at: 2, of: 3 })
    expect(nextPrint.isEnabled(test.editor.context())).toBe(false)
    expect(test.editor.leave()).toBe(true)
    expect(test.editor.session.read().isSurfaceOpen).toBe(false)
    test.editor.run(openSurface(first))
    test.editor.run(closeSurface)
    expect(test.editor.leave()).toBe(false)
  })

  it('are moved and get a border, each as one step of undo, and the cart has them in that order', async () => {
    const test = await opened(3)
    const [first = '', second = '', third = ''] = idsOf(test)
    expect(moveOfPrints([first], 'earlier').isEnabled(test.editor.context())).toBe(false)
    test.editor.run(moveOfPrints([third], 'start'))
    expect(idsOf(test)).toEqual([third, first, second])
    test.editor.run(dropOfPrints([third, first], second, 'after'))
    expect(idsOf(test)).toEqual([second, third, first])
    test.editor.run(bordersForPrints([first], true))
    expect(placedPhotosOf(test.design).filter(({ data }) => data.border)).toMatchObject([{ surface: first }])
    test.key('z', { ctrlKey: true })
    test.key('z', { ctrlKey: true })
    expect(idsOf(test)).toEqual([third, first, second])
    expect(await test.editor.cart.put()).toBe(true)
    const stored = test.shop.designs.get('design-1')?.document as typeof test.design
    expect(printsOf(stored).map(({ surface }) => surface.id)).toEqual([third, first, second])
  })

  it('a photo chosen for one that is shown large replaces its photo', async () => {
    const test = await opened(2)
    test.editor.run(openSurface(idsOf(test)[1] ?? ''))
    await test.editor.addFiles([named('other.jpg', 900)])
    expect(printsOf(test.design)).toHaveLength(2)
    test.editor.run(closeSurface)
    await test.editor.addFiles([named('another.jpg', 800)])
    expect(printsOf(test.design)).toHaveLength(3)
  })
})
