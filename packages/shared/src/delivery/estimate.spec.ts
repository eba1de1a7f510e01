import { describe, expect, it } from 'vitest'
import { estimateDelivery } from './estimate'

const settings = {
  standard: { days: '3–5', price: 'N$7.95', isFreeAbove: true },
  express: { days: '1–2', price: 'N$14.95', isFreeAbove: false },
  rural: { days: '4–7', price: 'N$12.95', isFreeAbove: true },
  chathams: { days: '7–12', price: '', isFreeAbove: false },
}
const at = (postcode: string, hasRdNumber = false) => {
  const found = estimateDelivery(postcode, hasRdNumber, settings, false)
  return found && [found.zone, found.where, found.methods.map(({ title, days }) => `${title} ${days}`)]
}

describe('a delivery estimate', () => {
  it.each([
    ['1010', false, ['town', 'Auckland', ['Standard 3–5', 'Express 1–2']]],
    [' 7010 ', false, ['town', 'Nelson or Tasman', ['Standard 3–5', 'Express 1–2']]],
    ['9073', false, ['rural', 'Otago', ['Rural delivery 4–7']]],
    ['9019', true, ['rural', 'Otago', ['Rural delivery 4–7']]],
    ['8016', false, ['chathams', 'Chatham Islands', ['Chatham Islands delivery 7–12']]],
    ['5999', false, ['rural', '', ['Rural delivery 4–7']]],
    ['0010', false, ['town', '', ['Standard 3–5', 'Express 1–2']]],
    ['8016', true, ['chathams', 'Chatham Islands', ['Chatham Islands delivery 7–12']]],
  ])('for %s (RD: %s)', (postcode, hasRdNumber, expected) => {
    expect(at(postcode, hasRdNumber)).toEqual(expected)
  })

  it.each(['', '101', '10100', 'abcd'])('is null for the postcode %j', (postcode) => {
    expect(at(postcode)).toBeNull()
  })

  it('is free for goods of enough value, and express is not', () => {
    const prices = (postcode: string) =>
      estimateDelivery(postcode, false, settings, true)?.methods.map(({ title, price }) => `${title} ${price}`)
    expect(prices('1010')).toEqual(['Standard Free', 'Express N$14.95'])
    expect(prices('9073')).toEqual(['Rural delivery Free'])
  })

  it('leaves out methods that are not in the settings', () => {
    const found = estimateDelivery(
      '1010',
      false,
      { ...settings, express: { days: '', price: '', isFreeAbove: false } },
      false,
    )
    expect(found?.methods).toEqual([{ title: 'Standard', days: '3–5', price: 'N$7.95' }])
  })
})
