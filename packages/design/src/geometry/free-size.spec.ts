import { describe, expect, it } from 'vitest'
import { newDocument } from '../arrangement/new-document'
import { designDocument } from '../document/document'
import { applyPatch } from '../document/patch'
import { surfacesOf } from '../document/records'
import { chooseOptions, typeSize } from '../edits/edits'
import { printDefinition, withSizes } from '../testing/definitions'
import { freeSizeProblem, isPaidBy, priceOption, steppedSize } from './free-size'
import { geometryOn } from './surfaces'

const limits = { leastMm: 100, shortMm: 300, longMm: 600, stepMm: 5 }
const frame = {
  ...withSizes(printDefinition, [
    ['size-500', 200, 250],
    ['size-900', 300, 500],
  ]),
  freeSize: limits,
}
const priced = {
  ...frame,
  effects: frame.effects.map((effect) => ({ ...effect, upToMm: effect.option === 'size-500' ? 500 : 900 })),
}
const opened = newDocument(priced, { sku: 's', tool: 't', options: ['size-500', 'oak'] })
const choose = (option: string) => [option, 'oak']
const typed = (widthMm: number, heightMm: number) => {
  const patch = typeSize(priced, opened, { widthMm, heightMm }, choose)
  if (!patch) throw new Error('The size has no price')
  return applyPatch(opened, patch).document
}
const faceOf = (design: typeof opened) => {
  const [surface] = surfacesOf(design)
  if (!surface) throw new Error('The design has no surface')
  return geometryOn(priced, design, surface).face
}

describe('a typed size', () => {
  it.each([
    [200, 300, null],
    [300, 600, null],
    [600, 300, null],
    [95, 200, 'Each side is at least 100 mm.'],
    [305, 400, 'We make it up to 300 × 600 mm, either way round.'],
    [200, 605, 'We make it up to 300 × 600 mm, either way round.'],
    [202, 300, 'Each side is a multiple of 5 mm.'],
    [Number.NaN, 300, 'Type the width and the height.'],
  ])('of %s × %s mm: %s', (widthMm, heightMm, problem) => {
    expect(freeSizeProblem(limits, { widthMm, heightMm })).toBe(problem)
  })

  it('is rounded to the steps', () => {
    expect(steppedSize(limits, { widthMm: 202, heightMm: 298.4 })).toEqual({ widthMm: 200, heightMm: 300 })
  })

  it('has the price of the smallest limit that its width plus height keeps', () => {
    expect(priceOption(priced, { widthMm: 200, heightMm: 300 })).toBe('size-500')
    expect(priceOption(priced, { widthMm: 200, heightMm: 305 })).toBe('size-900')
    expect(priceOption(priced, { widthMm: 300, heightMm: 605 })).toBeNull()
  })

  it('is the face of the piece, with the option that it costs, and a valid document', () => {
    const design = typed(300, 400)
    expect([faceOf(design), design.options]).toEqual([{ width: 300, height: 400 }, ['size-900', 'oak']])
    expect(designDocument.safeParse(design).success).toBe(true)
    expect(typeSize(priced, opened, { widthMm: 600, heightMm: 600 }, choose)).toBeNull()
  })

  it('stays with other options of its price, and gives way to a listed size', () => {
    const design = typed(200, 220)
    const withOak = applyPatch(design, chooseOptions(priced, design, ['size-500', 'black'])).document
    expect(faceOf(withOak)).toEqual({ width: 200, height: 220 })
    const larger = applyPatch(design, chooseOptions(priced, design, ['size-900', 'oak'])).document
    expect(faceOf(larger)).toEqual({ width: 300, height: 500 })
  })

  it('is paid only by its own option, and within the limits', () => {
    const of = (widthMm: number, heightMm: number, ...options: string[]) =>
      isPaidBy(priced, { size: { widthMm, heightMm } }, options)
    expect([of(200, 300, 'size-500'), of(200, 305, 'size-500'), of(200, 305, 'size-900')]).toEqual([true, false, true])
    expect([of(50, 300, 'size-500'), of(200, 301, 'size-900')]).toEqual([false, false])
    expect(isPaidBy(priced, {}, [])).toBe(true)
  })

  it('is no size of a product without free sizes', () => {
    const [surface] = surfacesOf(typed(200, 220))
    const { freeSize: _, ...listed } = priced
    if (!surface) throw new Error('The design has no surface')
    expect(geometryOn(listed, opened, surface).face).toEqual({ width: 200, height: 250 })
  })
})
