import { describe, expect, it } from 'vitest'
import { leavingOf } from './left-today'

/** 11 pm in Auckland. */
const NOW = Date.parse('2026-11-21T10:00:00Z')
const paid = { at: Date.parse('2026-11-19T00:00:00Z'), text: 'Your payment has arrived.' }
const left = (time: string) => ({ at: Date.parse(time), text: 'Your order has gone to the courier.' })
const order = { address: ['Aroha Ngata'], events: [paid], hasLeft: false }

describe('an order', () => {
  it.each([
    ['that went out this morning leaves today', left('2026-11-20T20:00:00Z'), 'today'],
    ['that went out yesterday left earlier', left('2026-11-20T10:59:00Z'), 'earlier'],
  ])('ships on the day of its courier event: %s', (_, event, leaving) => {
    expect(leavingOf({ ...order, hasLeft: true, events: [paid, event] }, NOW)).toBe(leaving)
  })

  it('in production has not left', () => {
    expect(leavingOf(order, NOW)).toBe('not-yet')
  })

  it('of gift certificates never ships', () => {
    expect(leavingOf({ ...order, address: [] }, NOW)).toBe('never')
  })

  it('with an unreadable time did not ship today', () => {
    expect(leavingOf({ ...order, hasLeft: true, events: [{ at: null, text: 'Sent' }] }, NOW)).toBe('earlier')
  })
})
