import { describe, expect, it } from 'vitest'
import { stepUp } from './scroll-steps'

describe('the way to the top', () => {
  it('has many steps that get shorter and end at the top', () => {
    const stops: number[] = []
    for (let top = 3000; top > 0; ) {
      top = stepUp(top)
      stops.push(top)
    }
    expect(stops[0]).toBe(2500)
    expect(stops.length).toBeGreaterThan(10)
    expect(stops.length).toBeLessThan(60)
    expect(stops.at(-1)).toBe(0)
  })

  it('never goes below the top', () => {
    expect(stepUp(3)).toBe(0)
    expect(stepUp(0)).toBe(0)
  })
})
