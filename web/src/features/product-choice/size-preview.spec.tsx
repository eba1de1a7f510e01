import { canvasDefinition, printDefinition, withSizes } from '@kea/design/testing/definitions'
import type { Product } from '@kea/shared/page/product'
import { fireEvent, render, screen, within } from '@testing-library/react'
import { useLocation } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { queryClient } from '~/api/query-client'
import { Shop } from '~/api/testing/Shop'
import { firstBeside, toWallProduct, type WallProduct, wallProductsQuery } from './beside/wall-product'
import { SizePreview } from './SizePreview'
import { storeChoices } from './stored-choices'

const choices = (...pairs: [uid: string, title: string][]) => pairs.map(([uid, title]) => ({ uid, title, addCents: 0 }))
const SIZES = choices(
  ['size-20x20', '20 × 20 cm'],
  ['size-30x40', '30 × 40 cm'],
  ['size-60x90', '60 × 90 cm'],
  ['size-100x150', '100 × 150 cm'],
)
const canvas: Product = {
  ...{ sku: 'canvas', name: 'Canvas print', description: '', tool: 'tool', definition: '', inStock: true },
  ...{ pictures: [], specifications: '', readyWithin: 3, rating: { average: 0, count: 0 }, prices: [] },
  options: [
    { uid: 'size', title: 'Size', required: true, choices: SIZES },
    { uid: 'depth', title: 'Depth', required: true, choices: choices(['depth-19', '19 mm'], ['depth-38', '38 mm']) },
  ],
}
const framed: WallProduct = {
  sku: 'framed',
  name: 'Framed print',
  definition: {
    ...withSizes(printDefinition, [
      ['a2', 420, 594],
      ['a0', 841, 1189],
    ]),
    look: { noun: 'framed print', kind: 'frame', offMm: 30, frame: 'oak', frameMm: 20, rimMm: 0, sample: '' },
  },
  options: [{ uid: 'paper', title: 'Size', required: true, choices: choices(['a2', 'A2'], ['a0', 'A0']) }],
  sizes: [
    { optionUid: 'a2', widthMm: 420, heightMm: 594 },
    { optionUid: 'a0', widthMm: 841, heightMm: 1189 },
  ],
}

const Address = () => <code>{useLocation().search}</code>
function draw(at = '/canvas') {
  render(
    <Shop at={at}>
      <SizePreview product={canvas} definition={canvasDefinition} />
      <Address />
    </Shop>,
  )
}
const wall = () => screen.getByRole('img').getAttribute('aria-label')
const address = () => document.querySelector('code')?.textContent
const field = (name: string) => screen.getByRole<HTMLSelectElement>('combobox', { name })
const options = (name: string) => [...field(name).options].map(({ label }) => label)
const choose = (name: string, value: string) => fireEvent.change(field(name), { target: { value } })
const rows = () =>
  within(screen.getByRole('table'))
    .getAllByRole('row')
    .map((row) => [...row.children].map(({ textContent }) => textContent))

beforeEach(() => {
  storeChoices({ canvas: ['size-30x40', 'depth-19'] })
  queryClient.setQueryData(wallProductsQuery.queryKey, [framed])
})
afterEach(() => {
  queryClient.clear()
  storeChoices({})
})

describe('the size on a wall', () => {
  it('hangs alone until a shopper compares', () => {
    draw()
    expect(wall()).toBe('A 40 × 30 cm canvas above a console that is 1.4 m wide')
    fireEvent.click(screen.getByRole('button', { name: 'Compare sizes side by side' }))
    expect(options('Hang beside it')).toEqual(['Nothing', 'Another size', 'Framed print'])
    expect(address()).toBe('')
    expect(screen.queryByRole('table')).toBeNull()
  })

  it('hangs beside another one of the same product, with the figures of both', () => {
    draw()
    fireEvent.click(screen.getByRole('button', { name: 'Compare sizes side by side' }))
    choose('Hang beside it', 'canvas')
    expect(address()).toBe('?beside=size-60x90')
    expect(options('In the size')).toEqual(['20 × 20 cm', '30 × 40 cm', '60 × 90 cm', '100 × 150 cm'])
    expect(field('In the size').value).toBe('size-60x90')
    expect(wall()).toBe('A 40 × 30 cm canvas and a 90 × 60 cm canvas above a console that is 1.4 m wide')
    expect(screen.getByRole('status').textContent).toBe(
      'The 90 × 60 cm canvas is 50 cm wider and 30 cm taller, with 4.5 times the area.',
    )
    expect(rows()).toEqual([
      ['Print', 'Width', 'Height'],
      ['Canvas print', '40 cm', '30 cm'],
      ['Canvas print', '90 cm', '60 cm'],
    ])
    choose('In the size', 'size-20x20')
    expect(address()).toBe('?beside=size-20x20')
    expect(wall()).toBe('A 40 × 30 cm canvas and a 20 × 20 cm canvas above a console that is 1.4 m wide')
    choose('Hang beside it', '')
    expect(address()).toBe('')
    expect(wall()).toBe('A 40 × 30 cm canvas above a console that is 1.4 m wide')
    expect(screen.queryByRole('table')).toBeNull()
  })

  it('hangs beside another product in its nearest size, with the frame in the figures', () => {
    draw('/canvas?utm_source=mail')
    fireEvent.click(screen.getByRole('button', { name: 'Compare sizes side by side' }))
    choose('Hang beside it', 'framed')
    expect(address()).toBe('?utm_source=mail&beside=a2')
    expect(options('In the size')).toEqual(['A2, 42 × 59.4 cm', 'A0, 84.1 × 118.9 cm'])
    expect(wall()).toBe('A 40 × 30 cm canvas and a 59.4 × 42 cm framed print above a console that is 1.4 m wide')
    expect(rows()).toEqual([
      ['Print', 'Width', 'Height', 'On the wall'],
      ['Canvas print', '40 cm', '30 cm', '40 × 30 cm'],
      ['Framed print', '59.4 cm', '42 cm', '63.4 × 46 cm'],
    ])
  })

  it('has from its address what hangs beside it, and turns both', () => {
    draw('/canvas?beside=a2')
    expect(field('Hang beside it').value).toBe('framed')
    fireEvent.click(screen.getByRole('button', { name: 'Show it portrait' }))
    expect(wall()).toBe('A 30 × 40 cm canvas and a 42 × 59.4 cm framed print above a console that is 1.4 m wide')
  })

  it('too wide together for the rooms hang on a bare wall', () => {
    storeChoices({ canvas: ['size-100x150', 'depth-19'] })
    draw('/canvas?beside=a0')
    expect(wall()).toBe('A 150 × 100 cm canvas and a 118.9 × 84.1 cm framed print beside a door that is 198 cm high')
    expect(screen.getAllByRole<HTMLInputElement>('radio').map(({ disabled }) => disabled)).toEqual([true, true])
    expect(screen.getByText(/^Together they are too wide/)).toBeTruthy()
  })

  it('hangs alone where the address has a size that no product has', () => {
    draw('/canvas?beside=size-1x1')
    expect(wall()).toBe('A 40 × 30 cm canvas above a console that is 1.4 m wide')
    expect(field('Hang beside it').value).toBe('')
  })
})

describe('a product that hangs beside another', () => {
  const product = { sku: 'x', name: 'X', options: [] }
  it.each([
    ['no definition', null],
    ['small sizes only', printDefinition],
    [
      'sizes that a shopper types',
      { ...canvasDefinition, freeSize: { leastMm: 100, shortMm: 900, longMm: 1200, stepMm: 1 } },
    ],
  ])('is none with %s', (_, definition) => {
    expect(toWallProduct(product, definition)).toBeNull()
  })

  it('begins with the next longer size of the same product, or the next shorter of the longest', () => {
    const own = toWallProduct(product, canvasDefinition)
    if (!own) throw new Error('no sizes')
    const first = (uid: string) => {
      const size = own.sizes.find(({ optionUid }) => optionUid === uid)
      return size && firstBeside(own, size)?.optionUid
    }
    expect(own.sizes.map(({ optionUid }) => first(optionUid))).toEqual([
      'size-30x40',
      'size-60x90',
      'size-100x150',
      'size-60x90',
    ])
  })
})
