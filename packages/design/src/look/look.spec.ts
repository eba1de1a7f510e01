import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { applyLook } from './apply-look'
import { autoLook, lightHistogram } from './auto-look'
import { lookNumbers } from './look-curves'
import { AMOUNTS, isPlain, type PhotoLook, PLAIN_LOOK, TONES } from './photo-look'

const amount = fc.double({ min: -1, max: 1, noNaN: true })
const anyLook: fc.Arbitrary<PhotoLook> = fc.record({
  brightness: amount,
  contrast: amount,
  saturation: amount,
  warmth: amount,
  tone: fc.constantFrom(...TONES),
})
const colour = fc.tuple(fc.nat(255), fc.nat(255), fc.nat(255))

type Rgb = readonly [number, number, number]

function changed([red, green, blue]: Rgb, look: Partial<PhotoLook>): Rgb {
  const pixels = Uint8ClampedArray.of(red, green, blue, 200)
  applyLook(pixels, lookNumbers({ ...PLAIN_LOOK, ...look }))
  expect(pixels[3]).toBe(200)
  return [pixels[0] ?? 0, pixels[1] ?? 0, pixels[2] ?? 0]
}

describe('the look of a photo', () => {
  it('changes nothing when all is at zero', () => {
    fc.assert(
      fc.property(colour, (rgb) => {
        expect(changed(rgb, {})).toEqual(rgb)
      }),
    )
    expect(isPlain(PLAIN_LOOK)).toBe(true)
    for (const name of AMOUNTS) expect(isPlain({ ...PLAIN_LOOK, [name]: 0.01 })).toBe(false)
  })

  it('keeps black, white and the order of greys without less contrast', () => {
    fc.assert(
      fc.property(anyLook, fc.nat(254), (look, light) => {
        const numbers = { ...look, contrast: Math.abs(look.contrast), tone: 'none' as const }
        expect(changed([0, 0, 0], numbers)).toEqual([0, 0, 0])
        expect(changed([255, 255, 255], numbers)).toEqual([255, 255, 255])
        const [darker, lighter] = [light, light + 1].map((value) => changed([value, value, value], look))
        for (const channel of [0, 1, 2]) {
          expect(lighter?.[channel]).toBeGreaterThanOrEqual(darker?.[channel] ?? 255)
        }
      }),
    )
  })

  it('in black and white has no colour, whatever the saturation', () => {
    fc.assert(
      fc.property(colour, amount, amount, (rgb, saturation, contrast) => {
        const [red, green, blue] = changed(rgb, { saturation, contrast, tone: 'black-and-white' })
        expect(Math.max(red, green, blue) - Math.min(red, green, blue)).toBe(0)
      }),
    )
  })

  it.each([
    ['brightness', { brightness: 0.5 }, [100, 100, 100], (rgb: Rgb) => rgb[1] > 120],
    ['darkness', { brightness: -0.5 }, [100, 100, 100], (rgb: Rgb) => rgb[1] < 80],
    ['contrast', { contrast: 1 }, [64, 128, 192], (rgb: Rgb) => rgb[0] < 50 && rgb[2] > 205],
    ['less contrast', { contrast: -1 }, [0, 128, 255], (rgb: Rgb) => rgb[0] > 60 && rgb[2] < 195],
    ['saturation', { saturation: 1 }, [160, 120, 100], (rgb: Rgb) => rgb[0] - rgb[2] > 100],
    ['no saturation', { saturation: -1 }, [160, 120, 100], (rgb: Rgb) => rgb[0] === rgb[2]],
    ['warmth', { warmth: 1 }, [120, 120, 120], (rgb: Rgb) => rgb[0] > 130 && rgb[2] < 110],
    ['coolness', { warmth: -1 }, [120, 120, 120], (rgb: Rgb) => rgb[0] < 110 && rgb[2] > 130],
    ['sepia', { tone: 'sepia' as const }, [120, 120, 120], (rgb: Rgb) => rgb[0] > rgb[1] && rgb[1] > rgb[2]],
  ] as const)('does what its name says: %s', (_, look, rgb, isRight) => {
    const result = changed(rgb, look)
    expect(isRight(result), String(result)).toBe(true)
  })
})

describe('auto', () => {
  const greys = (from: number, to: number) => {
    const pixels = new Uint8ClampedArray(4 * 1000).fill(255)
    for (let at = 0; at < 1000; at += 1) pixels.fill(from + ((to - from) * at) / 999, 4 * at, 4 * at + 3)
    return lightHistogram(pixels)
  }

  it('lightens a dark photo, darkens a pale one and widens a flat one', () => {
    expect(autoLook(greys(0, 120)).brightness).toBeGreaterThan(0.2)
    expect(autoLook(greys(140, 255)).brightness).toBeLessThan(-0.2)
    expect(autoLook(greys(90, 160)).contrast).toBe(0.5)
    const good = autoLook(greys(0, 240))
    expect(Math.abs(good.brightness)).toBeLessThan(0.08)
    expect(good.contrast).toBeLessThan(0.1)
  })

  it('counts what is seen of a photo only', () => {
    const pixels = Uint8ClampedArray.from([0, 0, 0, 0, 10, 10, 10, 127, 200, 200, 200, 128, 90, 90, 90, 255])
    const counts = lightHistogram(pixels)
    expect([counts[0], counts[10], counts[90], counts[200]]).toEqual([0, 0, 1, 1])
  })

  it('is a look of its bounds for any photo, and keeps the tone', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(50), { minLength: 256, maxLength: 256 }), (counts) => {
        const look = autoLook(counts, { ...PLAIN_LOOK, warmth: 0.3, tone: 'sepia' })
        expect(look).toMatchObject({ warmth: 0.3, tone: 'sepia' })
        for (const name of AMOUNTS) expect(Math.abs(look[name])).toBeLessThanOrEqual(0.5)
      }),
    )
  })
})
