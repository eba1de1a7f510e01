import { describe, expect, it } from 'vitest'
import { timelineOf } from './timeline'

const address = ['Aroha Ngata', '1 Queen Street']
const line = {
  id: '1',
  sku: 'mini-easel',
  name: 'Mini easel',
  quantity: 1,
  options: '',
  unitCents: 995,
  preview: null,
  previewWords: '',
  picture: '',
  isShared: false,
  isCalendar: false,
  isSign: false,
  hasWords: false,
  set: null,
  sign: null,
}
const lines = [{ ...line, preview: '/media/uploads/x', isShared: false }]
const sign = { ...line, sku: 'heart-neon-sign', preview: '/media/uploads/y', isSign: true }

describe('the timeline of an order', () => {
  it('has finished, current and future steps', () => {
    const paid = { at: 2, text: 'Your payment has arrived.' }
    const steps = timelineOf({ placedAt: 1, events: [paid], status: 'Processing', address, lines })
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
      timelineOf({ placedAt: 1, events: [sent], status, address, lines }).filter(({ state }) => state !== 'done')
    expect(ahead('Shipped')).toEqual([{ at: null, text: 'The courier brings it to you.', state: 'now' }])
    expect(ahead('Complete')).toEqual([])
  })

  it.each([
    ['a design', lines, 'We print, make and check each piece.'],
    ['an easel alone', [line], 'We check and pack each piece.'],
    ['an easel beside a design', [line, ...lines], 'We print, make and check each piece.'],
    ['a sign', [sign], 'We check your drawing, then bend your sign and light it.'],
    ['an easel beside a sign', [line, sign], 'We check your drawing, then bend your sign and light it.'],
    [
      'a sign beside photos',
      [sign, ...lines],
      'We print and make each piece. We check your drawing, then bend your sign.',
    ],
    ['a sign that was asked for', [{ ...sign, preview: null }], 'We check and pack each piece.'],
  ])('of %s says what the workshop does', (_, ordered, text) => {
    const steps = timelineOf({ placedAt: 1, events: [], status: 'Processing', address, lines: ordered })
    expect(steps.find(({ state }) => state === 'now')?.text).toBe(text)
  })

  it('of an ended order has no future steps', () => {
    const steps = timelineOf({
      placedAt: 1,
      events: [{ at: 2, text: 'Cancelled.' }],
      status: 'Cancelled',
      address,
      lines,
    })
    expect(steps.map(({ state }) => state)).toEqual(['done', 'done'])
  })

  it('of gift certificates has no courier step', () => {
    const steps = timelineOf({ placedAt: 1, events: [], status: 'Waiting for payment', address: [], lines: [line] })
    expect(steps.map(({ text }) => text)).toEqual([
      'You placed the order.',
      'We are waiting for your payment.',
      'We email each certificate on its day.',
    ])
  })
})
