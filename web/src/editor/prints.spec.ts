import { printLines, printsOf } from '@kea/design/prints'
import { photosOf } from '@kea/design/records'
import { describe, expect, it } from 'vitest'
import { setCopies } from './commands/set-copies'
import { jpegBytes } from './testing/photo-files'
import { printProduct } from './testing/shop-fakes'
import { TestEditor } from './testing/TestEditor'

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
})
