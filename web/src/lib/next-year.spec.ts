import { expect, it } from 'vitest'
import { isNextYear, nextYearPath, withoutNextYear } from './next-year'

it('the choice of the next year is added to an address, seen, and taken out of it', () => {
  const path = nextYearPath('/calendar?sku=a%20b&design=d1')
  expect(path).toBe('/calendar?sku=a%20b&design=d1&year=next')
  const { pathname, search, searchParams } = new URL(path, 'https://shop.example')
  expect(isNextYear(searchParams)).toBe(true)
  expect(withoutNextYear({ pathname, search })).toBe('/calendar?sku=a+b&design=d1')
  expect(isNextYear(new URLSearchParams('year=2027'))).toBe(false)
  expect(withoutNextYear({ pathname: '/calendar', search: '?year=next' })).toBe('/calendar')
  expect(nextYearPath('/calendar')).toBe('/calendar?year=next')
})
