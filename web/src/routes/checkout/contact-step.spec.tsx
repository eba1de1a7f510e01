import { NO_SETTINGS } from '@kea/shared/page/no-settings'
import { QueryClient } from '@tanstack/react-query'
import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { settingsQuery } from '~/api/settings-query'
import { Shop } from '~/api/testing/Shop'
import { sampleCart } from '~/features/cart/testing/sample-cart'
import type { Profile } from '~/features/customer/profile'
import { hrefsOf } from '~/ui/testing/drawn'
import { ContactStep } from './ContactStep'

const WIREMU: Profile = {
  firstName: 'Wiremu',
  lastName: 'Parata',
  email: 'wiremu@example.co.nz',
  dateOfBirth: '',
  phone: '',
  isSubscribed: false,
}

function draw(takesGuests: boolean, profile?: Profile): HTMLElement {
  const client = new QueryClient()
  client.setQueryData(settingsQuery.queryKey, { ...NO_SETTINGS, takesGuests })
  return render(
    <Shop at="/checkout" client={client}>
      <ContactStep cart={sampleCart()} customer={{ profile, book: [] }} onDone={() => {}} />
    </Shop>,
  ).container
}
const hasEmail = (step: HTMLElement) => step.querySelector('input[type="email"]') !== null

test('a guest gives an email, and hears of the login without being stopped', () => {
  const step = draw(true)
  expect(hasEmail(step)).toBe(true)
  expect(step.textContent).toContain('You don’t need an account to order. If you have one,')
  expect(hrefsOf(step)).toContain('/customer/login?redirect=%2Fcheckout')
})

test('where only customers may order, a guest is asked to log in or register, and comes back to the checkout', () => {
  const step = draw(false)
  expect(hasEmail(step)).toBe(false)
  expect(step.textContent).toContain('Please log in or create an account to order.')
  expect(hrefsOf(step)).toContain('/customer/login?redirect=%2Fcheckout')
  expect(hrefsOf(step)).toContain('/customer/register?redirect=%2Fcheckout')
})

test('a customer gives an email in every shop, and is not asked to log in', () => {
  for (const takesGuests of [true, false]) {
    const step = draw(takesGuests, WIREMU)
    expect(hasEmail(step)).toBe(true)
    expect(hrefsOf(step).filter((href) => href?.includes('/customer/login'))).toEqual([])
  }
})
