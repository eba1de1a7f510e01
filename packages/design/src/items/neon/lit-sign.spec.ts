import { expect, it } from 'vitest'
import { lineLength } from '../../neon/tube-line'
import { litParts } from './lit-sign'

const line = Array.from({ length: 101 }, (_, at) => ({ x: at, y: 0 }))

it('the tail behind the last whole cut is dark', () => {
  const { lit, dark } = litParts({ line, litMm: 90 })
  expect([lineLength(lit), lineLength(dark ?? [])]).toEqual([90, 10])
  expect([lit.at(-1), dark?.[0]]).toEqual([
    { x: 90, y: 0 },
    { x: 90, y: 0 },
  ])
})

it('a piece of whole cuts is lit to its end', () => {
  expect(litParts({ line, litMm: 100 })).toEqual({ lit: line, dark: null })
  expect(litParts({ line, litMm: 99.8 }).dark).toBeNull()
})
