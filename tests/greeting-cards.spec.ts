import { surfacesOf } from '@kea/design/document/records'
import { type ProductDefinition, productDefinition } from '@kea/design/product/definition'
import { layTemplate } from '@kea/design/templates/lay-template'
import { FACTS, resourcesOf, shape, writtenBytes } from '@kea/print/testing/print-case'
import { afterEach, describe, expect, test } from 'vitest'
import { CARD_TEMPLATES } from '../packages/store/seed/templates/card-templates'
import { planPrint } from '../packages/store/src/modules/print-plan/plan-print'
import { designed, uidOf } from './support/designed-products'
import { type Judge, judge } from './support/pdf-judges'

const [, , json = ''] = designed.find(([sku]) => sku === 'photo-greeting-cards') ?? []
const cards: ProductDefinition = productDefinition.parse(JSON.parse(json))

const open: Judge[] = []
afterEach(() => {
  for (const each of open.splice(0)) each.close()
})

/** The print files of two packs of the card with the penguins. */
async function filesOf(pack: number) {
  const options = [uidOf(1861, pack), uidOf(1862, 186201)]
  const korora = CARD_TEMPLATES.find(({ sku }) => sku === 'card-korora')
  const design =
    korora && layTemplate(korora.template, cards, { sku: 'photo-greeting-cards', tool: 'greeting-cards-tool', options })
  if (!design) throw new Error('There is no card')
  expect(surfacesOf(design)).toHaveLength(4)
  const { pdfs, times } = await planPrint(
    { definition: cards, design, options, quantity: 2 },
    { resources: resourcesOf({}), shape, facts: () => FACTS },
  )
  const files: Judge[] = []
  for (const pdf of pdfs) files.push(judge(await writtenBytes(pdf)))
  open.push(...files)
  return { files, times }
}

const sizesIn = (file: Judge) =>
  file
    .pageBoxes()
    .map(({ trim: [left = 0, bottom = 0, right = 0, top = 0] }) =>
      [right - left, top - bottom].map((points) => Math.round((points / 72) * 254) / 10),
    )

/** The darkest grey where a mark for the fold would be: above the bleed of 3 mm, in the margin of 8 mm around it. */
async function darkestAt(file: Judge, page: number, foldMm: number): Promise<number> {
  const { data } = await file.greyAt(page, { x: 8 + 3 + foldMm - 1, y: 5.5, width: 2, height: 1.5 })
  return Math.min(...data)
}

/** The only file of a pack, whole, with two pages of this size in mm. */
async function fileOf(pack: number, size: readonly [number, number]): Promise<Judge> {
  const { files, times } = await filesOf(pack)
  const [file] = files
  if (!file) throw new Error('There is no file')
  expect([files.length, times]).toEqual([1, 2])
  expect(file.check()).toContain('No syntax or stream encoding errors found')
  expect(sizesIn(file)).toEqual([size, size])
  return file
}

describe('the print file of greeting cards, by programs of others,', () => {
  test.each([
    [186101, [210, 148]],
    [186102, [254, 178]],
  ] as const)('has the outside and the inside of folded ones, with marks for the fold: %i', async (pack, size) => {
    const file = await fileOf(pack, size)
    const [outside = '', inside = ''] = file.text().split('\f')
    expect(outside).toContain('a little blue')
    expect(inside).toContain('Anahera and Sam')
    expect(inside).not.toContain('a little blue')
    expect(await darkestAt(file, 1, size[0] / 2)).toBeLessThan(128)
    expect(await darkestAt(file, 2, size[0] / 2)).toBeLessThan(128)
  })

  test.each([
    [186103, [105, 148]],
    [186104, [127, 178]],
  ] as const)('has the front and the back of flat ones, without such marks: %i', async (pack, size) => {
    const file = await fileOf(pack, size)
    const [front = '', back = ''] = file.text().split('\f')
    expect(front).toContain('a little blue')
    expect(back).toContain('Anahera and Sam')
    expect(await darkestAt(file, 1, size[0] / 2)).toBeGreaterThan(200)
  })
})
