import { describe, expect, it } from 'vitest'
import { type MockUp, parseMockUp } from './mock-up'
import { paint } from './paint'
import type { Pixels } from './pixels'
import { placesOf } from './places'

/** A picture of 8 × 8 pixels with one flat print in its middle half. */
const FLAT = {
  width: 8,
  height: 8,
  box: [2, 2, 6, 6],
  exposure: 1,
  prints: [{ aspect: 1, u: [0, 1], v: [0, 1], points: [4, 12, 12, 12, 4, 4, 12, 4] }],
}

const filled = (width: number, height: number, rgba: readonly number[]): Pixels => ({
  width,
  height,
  data: Uint8ClampedArray.from({ length: width * height * 4 }, (_, at) => rgba[at % 4] ?? 0),
})

/** The byte of light 0.8, under which a print has the colour of the photo. */
const EVEN = Math.round((0.8 / 2) ** (1 / 2.2) * 255)

function painted(mockUp: MockUp, photo: Pixels, light = filled(4, 4, [EVEN, EVEN, EVEN, 255])): Uint8ClampedArray {
  const out = new Uint8ClampedArray(4 * 4 * 4)
  const gloss = filled(4, 4, [0, 0, 0, 255])
  paint({ mockUp, places: placesOf(mockUp, light), light, gloss, photos: [photo] }, out)
  return out
}

const pixel = (data: Uint8ClampedArray, x: number, y: number) => [...data.slice((y * 4 + x) * 4, (y * 4 + x) * 4 + 4)]

describe('print.json', () => {
  it('is read as it is written', () => {
    expect(parseMockUp(FLAT)).toEqual(FLAT)
  })

  it.each([
    ['no print', { ...FLAT, prints: [] }],
    ['a missing point', { ...FLAT, prints: [{ ...FLAT.prints[0], points: [4, 12, 12, 12, 4, 4, 12] }] }],
    ['a text for a number', { ...FLAT, width: '8' }],
  ])('with %s is refused', (_, json) => {
    expect(() => parseMockUp(json)).toThrow()
  })
})

describe('the places of a print', () => {
  const mockUp = parseMockUp(FLAT)

  it('rise to the right and upwards', () => {
    const { print, u, v } = placesOf(mockUp, filled(4, 4, [0, 0, 0, 255]))
    expect([...print]).toEqual(Array(16).fill(1))
    expect([...u.slice(0, 4)]).toEqual([0.125, 0.375, 0.625, 0.875])
    expect([v[0], v[4], v[8], v[12]]).toEqual([0.875, 0.625, 0.375, 0.125])
  })

  it('reach the covered pixels beside the mesh, and no others', () => {
    const short = parseMockUp({
      ...FLAT,
      prints: [{ aspect: 1, u: [0, 1], v: [0, 1], points: [4, 12, 10, 12, 4, 4, 10, 4] }],
    })
    const light = filled(4, 4, [0, 0, 0, 255])
    light.data[(4 * 3 + 3) * 4 + 3] = 0
    const { print, u } = placesOf(short, light)
    expect([print[3], print[7], print[11], print[15]]).toEqual([1, 1, 1, 0])
    expect(u[3]).toBe(u[2])
  })
})

describe('a painted print', () => {
  const mockUp = parseMockUp(FLAT)

  it('has the colours of the photo in even light', () => {
    const [red = 0, green = 0, blue = 0, alpha] = pixel(painted(mockUp, filled(8, 8, [200, 120, 80, 255])), 1, 1)
    expect(Math.abs(red - 200)).toBeLessThan(26)
    expect(Math.abs(green - 120)).toBeLessThan(26)
    expect(Math.abs(blue - 80)).toBeLessThan(26)
    expect(alpha).toBe(255)
  })

  it('is darker in the shade', () => {
    const dark = Math.round((0.2 / 2) ** (1 / 2.2) * 255)
    const photo = filled(8, 8, [200, 200, 200, 255])
    const [inLight = 0] = pixel(painted(mockUp, photo), 1, 1)
    const [inShade = 0] = pixel(painted(mockUp, photo, filled(4, 4, [dark, dark, dark, 255])), 1, 1)
    expect(inShade).toBeLessThan(inLight - 60)
  })

  it('has the top of the photo at the top', () => {
    const photo = filled(4, 4, [255, 255, 255, 255])
    photo.data.fill(0, 2 * 4 * 4)
    const data = painted(mockUp, photo)
    expect(pixel(data, 0, 0)[0]).toBeGreaterThan(200)
    expect(pixel(data, 0, 3)[0]).toBeLessThan(60)
  })

  it('is transparent where nothing is covered', () => {
    const data = painted(mockUp, filled(4, 4, [255, 255, 255, 255]), filled(4, 4, [EVEN, EVEN, EVEN, 0]))
    expect(pixel(data, 2, 2)[3]).toBe(0)
  })
})
