import { describe, expect, test } from 'vitest'
import { hevcColour } from './hevc-colour'
import { srgbProfile } from './icc-profiles'
import { conversionOf, fromHlg, fromPq, looksLikePq, pressed, toDisplayP3 } from './wide-colour'

const stated = { coded: null, profile: null, bits: 10, isStated: true }
const conversion = (primaries: number, transfer: number) => {
  const found = conversionOf({ ...stated, coded: { primaries, transfer } })
  if (found === 'none' || found === 'unknown') throw new Error(found)
  return found
}
const pixel = (values: number[], primaries: number, transfer: number) => [
  ...toDisplayP3(Uint16Array.from(values), 10, conversion(primaries, transfer)),
]

describe('light', () => {
  test('of PQ is that of ST 2084, in shares of 203 nits', () => {
    expect(fromPq(0)).toBe(0)
    expect(fromPq(0.5081) * 203).toBeCloseTo(100, 0)
    expect(fromPq(0.5807)).toBeCloseTo(1, 2)
    expect(fromPq(0.7518) * 203).toBeCloseTo(1000, -1)
    expect(fromPq(1) * 203).toBeCloseTo(10_000, 3)
  })

  test('of HLG is that of the scene', () => {
    expect(fromHlg(0)).toBe(0)
    expect(fromHlg(0.5)).toBeCloseTo(0.083333, 6)
    expect(fromHlg(0.75)).toBeCloseTo(0.264963, 5)
    expect(fromHlg(1)).toBeCloseTo(1, 5)
  })

  test('above white is pressed below it, in order, and the rest stays', () => {
    expect(pressed(0.5, 5)).toBe(0.5)
    expect(pressed(0.9, 1)).toBe(0.9)
    const steps = [0.8, 1, 2, 3, 4.9].map((light) => pressed(light, 4.926))
    expect(steps).toEqual([...steps].sort((a, b) => a - b))
    expect(steps[0]).toBeCloseTo(0.8, 6)
    expect(pressed(4.926, 4.926)).toBeCloseTo(1, 6)
    expect(pressed(9, 4.926)).toBeCloseTo(1, 6)
  })
})

describe('a picture of ten bits in eight bits of Display P3', () => {
  test('has the middle grey of PQ and of HLG as grey, and neither flat nor pale', () => {
    // 26 nits of 203 are 12.8 %, which is 100 of 255; by its bits alone it would be 96 and 1000 nits only 191.
    expect(pixel([389, 389, 389, 1023], 9, 16)).toEqual([100, 100, 100, 255])
    expect(pixel([769, 769, 769, 1023], 9, 16)).toEqual([255, 255, 255, 255])
    expect(pixel([767, 767, 767, 1023], 9, 18)).toEqual([244, 244, 244, 255])
    expect(pixel([0, 0, 0, 1023], 9, 16)).toEqual([0, 0, 0, 255])
  })

  test('has a red of HLG no stronger than a screen shows it', () => {
    // 220,40,40 of sRGB, which is 202,59,51 of Display P3. A gamma of each channel makes it 222,44,43.
    expect(pixel([666, 278, 191, 1023], 9, 18)).toEqual([202, 59, 51, 255])
    expect(pixel([1023, 1023, 1023, 1023], 9, 18)).toEqual([255, 255, 255, 255])
  })

  test('keeps its transparency', () => {
    expect(pixel([389, 389, 389, 512], 9, 16)[3]).toBe(128)
  })

  test('has a red of BT.2020 as the reddest of the smaller space, and that of P3 as it is', () => {
    expect(pixel([512, 0, 0, 1023], 9, 13)).toEqual([146, 0, 2, 255])
    expect(pixel([594, 0, 0, 1023], 12, 16).slice(1, 3)).toEqual([0, 0])
  })
})

describe('the conversion of a HEIC', () => {
  test('is none where browsers have its colours', () => {
    for (const [primaries, transfer] of [
      [1, 13],
      [12, 13],
      [2, 2],
    ] as const) {
      expect(conversionOf({ ...stated, coded: { primaries, transfer } })).toBe('none')
    }
    expect(conversionOf(stated)).toBe('none')
  })

  test('goes by its own profile, which says more than numbers', () => {
    const found = conversionOf({ ...stated, coded: { primaries: 9, transfer: 16 }, profile: srgbProfile() })
    if (found === 'none' || found === 'unknown') throw new Error(found)
    expect([...toDisplayP3(Uint16Array.of(255, 255, 255, 255, 255, 0, 0, 255), 8, found)]).toEqual([
      255, 255, 255, 255, 234, 51, 35, 255,
    ])
  })

  test('is unknown for a profile of tables', () => {
    expect(conversionOf({ ...stated, profile: srgbProfile().fill(0, 132) })).toBe('unknown')
  })

  test('takes dark values of ten bits for PQ only where nothing is bright', () => {
    expect(looksLikePq(Uint16Array.of(600, 500, 400, 1023), 1023)).toBe(true)
    expect(looksLikePq(Uint16Array.of(600, 500, 400, 1023, 10, 900, 10, 1023), 1023)).toBe(false)
  })
})

test('the parameter set of a coded picture says its colours', () => {
  const hex =
    '0104080000000000000000005df000fcfdfafa00000f03200001001740010c01ffff0408000003009db800000300005dba0240210001002c4201010408000003009db800000300005da0025880321365ba924a6b9b8101030200000300020000030002102200010007' +
    '4401c172b06240'
  expect(hevcColour(Uint8Array.from(hex.match(/../g) ?? [], (byte) => Number.parseInt(byte, 16)))).toEqual({
    primaries: 2,
    transfer: 2,
  })
  expect(hevcColour(new Uint8Array(23))).toBeNull()
  expect(
    hevcColour(Uint8Array.from(hex.slice(0, 160).match(/../g) ?? [], (byte) => Number.parseInt(byte, 16))),
  ).toBeNull()
})
