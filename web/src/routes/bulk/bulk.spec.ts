import { describe, expect, it } from 'vitest'
import { type ImportProduct, matchRows } from './match-rows'
import { isTable, readImport } from './read-import'

const easel: ImportProduct = {
  sku: 'mini-easel',
  name: 'Mini easel',
  inStock: true,
  needsDesign: false,
  options: [
    {
      title: 'Pack',
      required: true,
      choices: [
        { uid: 'one', title: 'One easel' },
        { uid: 'three', title: 'Set of three' },
      ],
    },
  ],
}
const products: ImportProduct[] = [
  easel,
  { ...easel, sku: 'cord', name: 'Cord', inStock: false },
  { ...easel, sku: 'photo-mug', name: 'Photo mug', needsDesign: true },
  {
    ...easel,
    sku: 'pad',
    name: 'Pad',
    options: [{ title: 'Size', required: true, choices: [{ uid: 'a4', title: 'A4' }] }],
  },
]
const judged = (text: string) => {
  const read = readImport(text)
  if (!read.ok) throw new Error(read.problem)
  return matchRows(read.rows, products)
}

it('a file with bytes that are no text is no table', () => {
  expect(isTable('sku,quantity\nmini-easel,2')).toBe(true)
  expect(isTable('')).toBe(true)
  expect(isTable('PK\u0003\u0004\0\0')).toBe(false)
})

describe('an order import', () => {
  it('becomes cart lines, with options by name or by value only', () => {
    const rows = judged(
      'SKU,Quantity,Options\nmini-easel,12,Pack: set of three\nMINI-EASEL,1,One easel\npad,,\n"mini-easel","2","one easel"',
    )
    expect(rows.map(({ item, problems }) => item ?? problems)).toEqual([
      { sku: 'mini-easel', quantity: 12, selected_options: ['three'] },
      { sku: 'mini-easel', quantity: 1, selected_options: ['one'] },
      { sku: 'pad', quantity: 1, selected_options: ['a4'] },
      { sku: 'mini-easel', quantity: 2, selected_options: ['one'] },
    ])
  })

  it.each([
    ['nothing-here,1,', 'SKU: we have no product "nothing-here".'],
    ['photo-mug,1,', 'Photo mug is made from a photo: design it in its tool.'],
    ['cord,1,One easel', 'Cord is out of stock.'],
    ['mini-easel,1,', 'Options: please add the pack: One easel, Set of three.'],
    ['mini-easel,1,Pack: Ten', 'Options: there is no pack "Ten", only One easel, Set of three.'],
    ['mini-easel,1,One easel; red', 'Options: we do not know "red".'],
    ['mini-easel,0,One easel', 'Quantity: Please enter a whole number from 1 to 999.'],
    ['mini-easel,1.5,One easel', 'Quantity: Please enter a whole number from 1 to 999.'],
    ['mini-easel,1000,One easel', 'Quantity: Please enter a whole number from 1 to 999.'],
    [',3,One easel', 'SKU: This is a required field.'],
  ])('shows the problem of the row %j, and reads the other rows', (row, problem) => {
    const [bad, good] = judged(`sku,quantity,options\n${row}\nmini-easel,1,One easel`)
    expect(bad).toMatchObject({ line: 2, item: null, problems: [problem] })
    expect(good).toMatchObject({ line: 3, problems: [] })
  })

  it.each([
    ['mini-easel,1', 'The first line must name the columns: sku, quantity, options.'],
    ['', 'The first line must name the columns: sku, quantity, options.'],
    ['sku,quantity', 'Please add rows below the column names.'],
    ['sku,price\na,1', 'We do not know the column "price".'],
    [`sku\n${'a\n'.repeat(101)}`, 'Please send at most 100 rows at once; these are 101.'],
  ])('is refused as a whole for %j', (text, problem) => {
    expect(readImport(text)).toEqual({ ok: false, problem })
  })
})
