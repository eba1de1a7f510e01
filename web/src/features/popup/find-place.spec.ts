import { describe, expect, it } from 'vitest'
import { type Box, findPlace } from './find-place'

const PHONE = { height: 844, lefts: [12], width: 366, floor: 832 }
const HEIGHTS = { whole: 300, folded: 64 }
const button = (top: number, bottom: number, left = 20, right = 370): Box => ({ left, top, right, bottom })

describe('the place of the popup', () => {
  it('is the bottom of the screen where nothing is there', () => {
    expect(findPlace([], PHONE, HEIGHTS)).toEqual({ isFolded: false, left: 12, bottom: 12 })
    expect(findPlace([button(100, 150)], PHONE, HEIGHTS)).toEqual({ isFolded: false, left: 12, bottom: 12 })
  })

  it('is above a bar of the page', () => {
    expect(findPlace([button(780, 830)], { ...PHONE, floor: 760 }, HEIGHTS)).toEqual({
      isFolded: false,
      left: 12,
      bottom: 84,
    })
  })

  it('is higher where a button is at the bottom', () => {
    // 832 - 8 * 7 = 776, which is the first line 4 px above the button.
    expect(findPlace([button(784, 830)], PHONE, HEIGHTS)).toEqual({ isFolded: false, left: 12, bottom: 68 })
  })

  it('is folded between two buttons that leave no room for the whole sheet', () => {
    expect(findPlace([button(500, 550), button(700, 750)], PHONE, HEIGHTS)).toEqual({
      isFolded: true,
      left: 12,
      bottom: 12,
    })
    expect(findPlace([button(500, 550), button(770, 830)], PHONE, HEIGHTS)).toEqual({
      isFolded: true,
      left: 12,
      bottom: 84,
    })
  })

  it('is beside a button', () => {
    const desktop = { height: 900, lefts: [32], width: 416, floor: 868 }
    expect(findPlace([button(600, 650, 460, 700)], desktop, HEIGHTS)).toEqual({ isFolded: false, left: 32, bottom: 32 })
    expect(findPlace([button(600, 650, 450, 700)], desktop, HEIGHTS)).toEqual({ isFolded: true, left: 32, bottom: 32 })
  })

  it('is in the other corner where the first has buttons', () => {
    const wide = { height: 900, lefts: [24, 1000], width: 416, floor: 868 }
    expect(findPlace([button(840, 870, 30, 60)], wide, HEIGHTS)).toEqual({ isFolded: false, left: 1000, bottom: 32 })
    expect(findPlace([], wide, HEIGHTS)).toEqual({ isFolded: false, left: 24, bottom: 32 })
  })

  it('is nowhere on a screen full of buttons', () => {
    const rows = Array.from({ length: 14 }, (_, at) => button(at * 60, at * 60 + 50))
    expect(findPlace(rows, PHONE, HEIGHTS)).toBeNull()
  })
})
