import { expect, test } from 'vitest'
import { ORDER_FORMS, orderFormOf } from './order-forms'
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
