import { act, render } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { expect, it } from 'vitest'
import { forgetPaying, rememberPaying } from '~/lib/paying-order'
import { usePaidToken } from './use-paid-token'

const PAID = '1111111111111111aaaaaaaaaaaaaaaa'
const OTHER = '2222222222222222bbbbbbbbbbbbbbbb'

const Token = () => usePaidToken() ?? 'none'

it('the page after a payment has the order of its tab, until an address names another one', async () => {
  const path = '/checkout/onepage/receipt'
  const router = createMemoryRouter([{ path, element: <Token /> }], { initialEntries: [path] })
  rememberPaying(PAID)
  const { container } = render(<RouterProvider router={router} />)
  expect(container.textContent).toBe(PAID)
  // The cart of another order that is being paid leads here, too.
  await act(() => router.navigate(`${path}#order=${OTHER}`))
  expect(container.textContent).toBe(OTHER)
  forgetPaying()
})
