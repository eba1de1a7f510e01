import { describe, expect, it } from 'vitest'
import { stageOf, timelineOf } from './timeline'

const address = ['Aroha Ngata', '1 Queen Street']

describe('the timeline of an order', () => {
  it.each([
    ['Waiting for payment', 'paying'],
    ['Pending Payment', 'paying'],
    ['Processing', 'making'],
    ['On Hold', 'making'],
    ['In production', 'making'],
    ['Shipped', 'sent'],
    ['Complete', 'complete'],
    ['Cancelled', 'ended'],
    ['Canceled', 'ended'],
    ['Refunded', 'ended'],
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

  it('of a parcel on its way has the courier as its current step, and of a complete order nothing more', () => {
    const sent = { at: 2, text: 'Your order has gone to the courier.' }
    const ahead = (status: string) =>
      timelineOf({ placedAt: 1, events: [sent], status, address }).filter(({ state }) => state !== 'done')
    expect(ahead('Shipped')).toEqual([{ at: null, text: 'The courier brings it to you.', state: 'now' }])
    expect(ahead('Complete')).toEqual([])
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
