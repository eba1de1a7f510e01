import { describe, expect, it } from 'vitest'
import { areForTable, onTable, orientSize } from './table-scale'

const size = (widthMm: number, heightMm: number) => ({ optionUid: `${widthMm}x${heightMm}`, widthMm, heightMm })

describe('sizes drawn to scale', () => {
  it('small prints are on a table', () => {
    expect(areForTable([size(100, 150), size(200, 300)])).toBe(true)
    expect(areForTable([size(100, 150), size(300, 460)])).toBe(false)
    expect(onTable(size(300, 200))).toEqual({ x: 145, y: 160, width: 300, height: 200 })
  })

  it('the orientation swaps the sides', () => {
    expect(orientSize(size(200, 300), false)).toMatchObject({ widthMm: 300, heightMm: 200 })
    expect(orientSize(size(200, 300), true)).toMatchObject({ widthMm: 200, heightMm: 300 })
  })
})
