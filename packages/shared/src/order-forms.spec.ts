import { expect, test } from 'vitest'
import { askedChoices, askPath, asksForWords, ORDER_FORMS, orderFormOf } from './order-forms'
import { routeOf } from './routes'

test.each([
  ['es', '/order-es'],
  ['cp', '/order-cp'],
  ['bcpb', '/order-bcpb'],
  ['bps', '/order-bps'],
])('the form %s is at %s, with its own heading as the title', (code, path) => {
  const form = orderFormOf(code)
  expect(orderFormOf(path)).toBe(form)
  expect(routeOf(path)).toBe(form?.route)
  expect([form?.route.built, form?.route.title, form?.route.robots]).toEqual([true, form?.heading, 'noindex'])
})

test('there is no other form, and every heading is unique', () => {
  expect(orderFormOf('/order-xx')).toBeUndefined()
  expect(new Set(ORDER_FORMS.map(({ heading }) => heading)).size).toBe(4)
})

test('the choices of a product go into the address of its form, and from there into the size and the notes', () => {
  const address = askPath('/order-bps?sku=love-neon-sign', [
    { label: 'Size', value: '65 × 46 cm' },
    { label: 'Colour', value: 'Warm white' },
    { label: 'Switching', value: 'At the wall socket' },
  ])
  expect(address).toBe(
    '/order-bps?sku=love-neon-sign&choice=Size%3A%2065%20%C3%97%2046%20cm&choice=Colour%3A%20Warm%20white&choice=Switching%3A%20At%20the%20wall%20socket',
  )
  expect(askedChoices(['Size: 65 × 46 cm', 'Colour: Warm white', 'Switching: At the wall socket'])).toEqual({
    size: '65 × 46 cm',
    notes: 'Colour: Warm white\nSwitching: At the wall socket',
  })
  expect(askPath('/order-es?sku=mini-easel', [])).toBe('/order-es?sku=mini-easel')
  expect(askedChoices([])).toEqual({ size: '', notes: '' })
})

test('a sign with words of one’s own asks for them', () => {
  expect(asksForWords('custom-business-neon-sign')).toBe(true)
  expect([null, 'kids-name-neon-sign', 'mini-easel'].map(asksForWords)).toEqual([false, false, false])
})
