import { describe, expect, it } from 'vitest'
import { parseCsv } from './csv'

const rows = (text: string) => parseCsv(text).map(({ fields }) => fields)

describe('a table out of a spreadsheet', () => {
  it.each([
    ['with commas', 'sku,quantity\nmug,2'],
    ['with semicolons', 'sku;quantity\r\nmug;2\r\n'],
    ['with tabs, as it is pasted', 'sku\tquantity\nmug\t2'],
    ['with the mark of a file that Excel wrote', '\ufeffsku,quantity\nmug,2'],
  ])('%s is read', (_, text) => {
    expect(rows(text)).toEqual([
      ['sku', 'quantity'],
      ['mug', '2'],
    ])
  })

  it('has separators, quotes and line breaks inside quotes', () => {
    expect(rows('sku,options\n"mug","White, 330 ml"\ncard,"a ""b""\nc"')).toEqual([
      ['sku', 'options'],
      ['mug', 'White, 330 ml'],
      ['card', 'a "b"\nc'],
    ])
  })

  it('has the number of the first line of each row, with empty lines counted', () => {
    expect(parseCsv('sku\n\n"a\nb"\n\nc').map(({ line }) => line)).toEqual([1, 3, 6])
  })

  it('has no rows for an empty text', () => {
    expect(rows(' \n,,\n')).toEqual([])
  })
})
