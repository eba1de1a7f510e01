import { describe, expect, test } from 'vitest'
import { parseDefinition } from './definition'
import { readDefinition } from './read-definition'

/** As an order of version 2 has it stored. */
const STORED =
  '{"version":2,"isByCopies":true,"sizeFollowsPhoto":true,"views":[],"resolution":{"goodPpi":250,"leastPpi":150},' +
  '"parts":[{"id":"front","label":"Print","outline":{"kind":"rect","radiusMm":0},"size":{"widthMm":100,"heightMm":150},' +
  '"canRotate":true,"bleedMm":2,"safeMm":3,"wrapMm":0,"edge":"white","borderMm":0,"holes":[],"quiet":[],' +
  '"allows":["photo","text"],"mayBeEmpty":false,"sameAs":null,"pieces":null,"overlays":[]}],"look":null,' +
  '"effects":[{"option":"large","part":{"*":{"size":{"widthMm":130,"heightMm":180}}}}]}'

const READERS = [
  ['store and printer', parseDefinition],
  ['the browser', readDefinition],
] as const

describe.each(READERS)('%s', (_, read) => {
  test.each([
    [true, 'copies'],
    [false, 'parts'],
  ])('read an ordered definition of version 2 with isByCopies %s', (isByCopies, kind) => {
    const { version, parts, ...rest } = JSON.parse(STORED.replace('"isByCopies":true', `"isByCopies":${isByCopies}`))
    const { isByCopies: __, ...same } = rest
    expect([version, read(STORED.replace('"isByCopies":true', `"isByCopies":${isByCopies}`))]).toEqual([
      2,
      { version: 3, parts, arrangement: { kind }, ...same },
    ])
  })

  test.each([
    ['an older version', STORED.replace('"version":2', '"version":1')],
    ['a newer version', STORED.replace('"version":2', '"version":4')],
    ['version 2 without its flag', STORED.replace('"isByCopies":true,', '')],
    ['version 3 with the flag', STORED.replace('"version":2', '"version":3')],
  ])('refuse %s', (__, json) => {
    const attempt = () => read(json) ?? 'refused'
    try {
      expect(attempt()).toBe('refused')
    } catch (error) {
      expect(String(error)).toMatch(/ZodError|invalid/i)
    }
  })
})
