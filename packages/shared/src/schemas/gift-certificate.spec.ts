import { describe, expect, it } from 'vitest'
import { readAmount, toGiftForm } from '../gift/gift'
import { giftForm, toGift } from './gift-certificate'

/** 22 November in New Zealand, still the 21st in UTC. */
const NOW = Date.parse('2026-11-21T12:00:00Z')
const GIFT = {
  amount: '75.50',
  recipientName: 'Mere Tūhoe',
  recipientEmail: 'mere@example.co.nz',
  senderName: 'Aroha',
  message: 'Hari huritau!\nPrint something.',
  deliverOn: '2026-12-24',
}

const problems = (change: Partial<typeof GIFT>) => {
  const { error } = giftForm(NOW).safeParse({ ...GIFT, ...change })
  return Object.fromEntries((error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]))
}

describe('a gift certificate', () => {
  it('has the values of the form, in cents, and converts back to the same form', () => {
    const gift = toGift(giftForm(NOW).parse(GIFT))
    expect(gift).toMatchObject({ amountCents: 7_550, message: 'Hari huritau!\nPrint something.' })
    expect(toGiftForm(gift)).toEqual(GIFT)
    expect(toGiftForm({ ...gift, amountCents: 5_000 }).amount).toBe('50')
  })

  it.each(['recipientName', 'senderName', 'message'])('has no link in its %s', (field) => {
    expect(problems({ [field]: 'win at keaprize。com' })).toEqual({ [field]: 'Please leave out web addresses.' })
  })

  it.each([
    ['50', 5_000],
    ['N$1,500.00', 150_000],
    ['$20.5', 2_050],
    ['1500', 150_000],
    [' 20 ', 2_000],
    ['12,000', 1_200_000],
    ['1,234,567', 123_456_700],
    ['12.345', null],
    ['1,50', null],
    ['-50', null],
    ['1e3', null],
    ['fifty', null],
    ['', null],
  ])('of %j is of %j cents', (text, cents) => {
    expect(readAmount(text)).toBe(cents)
  })

  it.each([
    ['9.99', 'The smallest gift certificate is N$10.00.'],
    ['0', 'The smallest gift certificate is N$10.00.'],
    ['1500.01', 'The largest gift certificate is N$1,500.00.'],
    ['99999999', 'Please enter an amount in dollars, for example 50 or 75.50.'],
    ['', 'This is a required field.'],
  ])('cannot be of %j', (amount, message) => {
    expect(problems({ amount })).toEqual({ amount: message })
  })

  it.each(['10', '1500'])('can be of %j', (amount) => {
    expect(problems({ amount })).toEqual({})
  })

  it.each([
    ['2026-11-21', 'Please choose today or a later day.'],
    ['2026-11-22', undefined],
    ['2027-11-22', undefined],
    ['2027-11-23', 'Please choose a day within a year.'],
    ['2027-02-30', 'Please choose a real date.'],
    ['24/12/2026', 'Please choose a day.'],
    ['', 'This is a required field.'],
  ])('mailed on %j has the message %s', (deliverOn, message) => {
    expect(problems({ deliverOn }).deliverOn).toBe(message)
  })

  it('has a message at each missing field', () => {
    expect(problems({ recipientName: ' ', recipientEmail: 'mere', senderName: '', message: 'x'.repeat(501) })).toEqual({
      recipientName: 'This is a required field.',
      recipientEmail: expect.stringContaining('valid email'),
      senderName: 'This is a required field.',
      message: 'Please enter no more than 500 characters.',
    })
  })
})
