import { NO_SETTINGS } from '@kea/shared/page/no-settings'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import { settingsQuery } from '~/api/settings-query'
import { sampleCart } from '~/features/cart/testing/sample-cart'
import type { Profile } from '~/features/customer/profile'
import { ContactStep } from './ContactStep'

const WIREMU: Profile = {
  firstName: 'Wiremu',
  lastName: 'Parata',
  email: 'wiremu@example.co.nz',
  dateOfBirth: '',
  phone: '',
  isSubscribed: false,
}

function draw(takesGuests: boolean, profile?: Profile): string {
  const client = new QueryClient()
  client.setQueryData(settingsQuery.queryKey, { ...NO_SETTINGS, takesGuests })
  const step = createElement(ContactStep, { cart: sampleCart(), customer: { profile, book: [] }, onDone: () => {} })
  const page = createElement(MemoryRouter, null, createElement(QueryClientProvider, { client }, step))
  return renderToStaticMarkup(page)
}

test('a guest gives an email, and hears of the login without being stopped', () => {
  const html = draw(true)
  expect(html).toContain('type="email"')
  expect(html).toContain('You need no account to order. If you have one,')
  expect(html).toContain('href="/customer/login?redirect=%2Fcheckout"')
})

test('where only customers may order, a guest is asked to log in or register, and comes back to the checkout', () => {
  const html = draw(false)
  expect(html).not.toContain('type="email"')
  expect(html).toContain('Please log in or make an account to order.')
  expect(html).toContain('href="/customer/login?redirect=%2Fcheckout"')
  expect(html).toContain('href="/customer/register?redirect=%2Fcheckout"')
})

test('a customer gives an email in every shop, and is not asked to log in', () => {
  for (const takesGuests of [true, false]) {
    const html = draw(takesGuests, WIREMU)
    expect(html).toContain('type="email"')
    expect(html).not.toContain('/customer/login')
  }
})
