import { describe, expect, it } from 'vitest'
import { productOf } from '../../../testing/product'
import { readSelection, selectedUids } from './selection'

const product = productOf({
  name: 'Canvas print',
  options: [
    {
      id: 1,
      uid: 'size',
      title: 'Size',
      required: true,
      position: 1,
      choices: [
        {
          id: 30,
          uid: 'size-30x40',
          title: '30 × 40 cm',
          addCents: 0,
          position: 1,
          picture: '',
          swatch: [],
          part: null,
        },
        {
          id: 20,
          uid: 'size-20x20',
          title: '20 × 20 cm',
          addCents: 0,
          position: 2,
          picture: '',
          swatch: [],
          part: null,
        },
      ],
    },
    {
      id: 2,
      uid: 'wrap',
      title: 'Gift wrap',
      required: false,
      position: 2,
      choices: [
        { id: 7, uid: 'wrap-paper', title: 'Paper', addCents: 500, position: 1, picture: '', swatch: [], part: null },
      ],
    },
  ],
})

const messageOf = (uids: string[]) => {
  const selection = readSelection(product, uids)
  return selection.ok ? null : selection.message
}

describe('the chosen options', () => {
  it('are sorted by their ids', () => {
    const selection = readSelection(product, ['size-30x40', 'wrap-paper'])
    expect(selection).toMatchObject({ ok: true, valueIds: [7, 30] })
    expect(selection.ok && selectedUids(selection.selected)).toEqual(['size-30x40', 'wrap-paper'])
  })

  it('may leave out options that are not required', () => {
    expect(readSelection(product, ['size-20x20'])).toMatchObject({ ok: true, valueIds: [20] })
  })

  it('count once if they are repeated', () => {
    expect(readSelection(product, ['size-20x20', 'size-20x20'])).toMatchObject({ ok: true, valueIds: [20] })
  })

  it.each([
    ['a required one is missing', ['wrap-paper'], 'Choose the size of Canvas print first.'],
    ['one is unknown', ['size-20x20', 'gold'], 'An option you chose is no longer available for Canvas print.'],
    ['two are of one kind', ['size-20x20', 'size-30x40'], 'Choose only one size for Canvas print.'],
  ])('are refused if %s', (_, uids, message) => {
    expect(messageOf(uids)).toBe(message)
  })
})
