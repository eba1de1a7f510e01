import { describe, expect, it } from 'vitest'
import { stageOf, timelineOf } from './timeline'

const address = ['Aroha Ngata', '1 Queen Street']

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

  it('has finished, current and future steps', () => {
    const paid = { at: 2, text: 'Your payment has arrived.' }
    const steps = timelineOf({ placedAt: 1, events: [paid], status: 'Processing', address })
    expect(steps.map(({ at, state }) => [at, state])).toEqual([
      [1, 'done'],
      [2, 'done'],
      [null, 'now'],
      [null, 'ahead'],
    ])
  })

  it('of an ended order has no future steps', () => {
    const steps = timelineOf({ placedAt: 1, events: [{ at: 2, text: 'Cancelled.' }], status: 'Cancelled', address })
    expect(steps.map(({ state }) => state)).toEqual(['done', 'done'])
  })

  it('of gift certificates has no courier step', () => {
    const steps = timelineOf({ placedAt: 1, events: [], status: 'Waiting for payment', address: [] })
    expect(steps.map(({ text }) => text)).toEqual([
      'You placed the order.',
      'We are waiting for your payment.',
      'We email each certificate on its day.',
    ])
  })
})
