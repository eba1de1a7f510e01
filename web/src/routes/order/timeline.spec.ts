import { describe, expect, it } from 'vitest'
import { stageOf, timelineOf } from './timeline'

describe('the timeline of an order', () => {
  it.each([
    ['Waiting for payment', 'paying'],
    ['Pending Payment', 'paying'],
    ['Processing', 'making'],
    ['On Hold', 'making'],
    ['Complete', 'sent'],
    ['Cancelled', 'ended'],
    ['Canceled', 'ended'],
    ['Closed', 'ended'],
  ])('%s is the stage %s', (status, stage) => {
    expect(stageOf(status)).toBe(stage)
  })

  it('says what was, what is and what comes', () => {
    const paid = { at: 2, words: 'Your payment has arrived.' }
    const steps = timelineOf({ placedAt: 1, events: [paid], status: 'Processing' })
    expect(steps.map(({ at, state }) => [at, state])).toEqual([
      [1, 'done'],
      [2, 'done'],
      [null, 'now'],
      [null, 'ahead'],
    ])
  })

  it('of an order that ended has nothing ahead', () => {
    const steps = timelineOf({ placedAt: 1, events: [{ at: 2, words: 'Cancelled.' }], status: 'Cancelled' })
    expect(steps.map(({ state }) => state)).toEqual(['done', 'done'])
  })
})
