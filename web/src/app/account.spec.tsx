import { act, render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { Shop } from '~/api/testing/Shop'
import type { LoginState } from '~/features/customer/login-state'
import { linksOf, textsOf } from '~/ui/testing/drawn'
import { AccountLinks } from './AccountLinks'
import { AccountPanel } from './AccountPanel'

let login: LoginState

vi.mock('~/features/customer/use-customer', () => ({ useCustomer: () => login }))
vi.mock('~/features/customer/use-log-out', () => ({ useLogOut: () => ({ isLeaving: false, leave: () => {} }) }))
vi.mock('~/ui/Dialog', () => ({
  Dialog: ({ title, children }: { title: string; children: ReactNode }) => (
    <section aria-label={title}>{children}</section>
  ),
}))

/** Drawn with the parts that come late. */
async function within(child: ReactNode): Promise<HTMLElement> {
  const { container } = render(<Shop>{child}</Shop>)
  await act(() => vi.dynamicImportSettled())
  return container
}
const wide = (state: LoginState) => {
  login = state
  return within(<AccountLinks />)
}
const narrow = (state: LoginState) => {
  login = state
  return within(<AccountPanel open onClose={() => {}} />)
}
const buttonsOf = (drawn: HTMLElement) => textsOf(drawn, 'button')
const labelOf = (drawn: HTMLElement) => drawn.querySelector('section')?.getAttribute('aria-label')

describe('the account in the header of wide screens', () => {
  it('leads a visitor to login and registration', async () => {
    const drawn = await wide({ state: 'loggedOut' })
    expect(linksOf(drawn)).toEqual([
      ['/customer/login', 'Log in'],
      ['/customer/register', 'Register'],
    ])
    expect(buttonsOf(drawn)).toEqual([])
  })

  it('leads a customer to the dashboard, by a name of at most seven letters, and to the logout', async () => {
    const drawn = await wide({ state: 'loggedIn', firstName: 'Christopher' })
    expect(linksOf(drawn)).toEqual([['/customer/account/dashboard', 'Hi, Christo…']])
    expect(linksOf(await wide({ state: 'loggedIn', firstName: 'Anahera' }))[0]?.[1]).toBe('Hi, Anahera')
    expect(buttonsOf(drawn)).toEqual(['Logout'])
  })

  it('shows nothing while the login is being checked', async () => {
    expect((await wide({ state: 'checking' })).childNodes).toHaveLength(0)
  })
})

describe('the account in the panel of small screens', () => {
  it('leads a visitor to login and registration', async () => {
    expect(linksOf(await narrow({ state: 'loggedOut' }))).toEqual([
      ['/customer/login', 'Log in'],
      ['/customer/register', 'Register'],
      ['/wishlist', 'Wishlist'],
    ])
  })

  it('leads a customer to account and orders, by a name of at most ten letters, and to the logout', async () => {
    const drawn = await narrow({ state: 'loggedIn', firstName: 'Christopher' })
    expect(labelOf(drawn)).toBe('Hi, Christophe…')
    expect(labelOf(await narrow({ state: 'loggedIn', firstName: 'Bartholome' }))).toBe('Hi, Bartholome')
    expect(linksOf(drawn)).toEqual([
      ['/customer/account/dashboard', 'My account'],
      ['/customer/account/my-orders', 'My orders'],
      ['/wishlist', 'Wishlist'],
    ])
    expect(buttonsOf(drawn)).toEqual(['Logout'])
  })

  it('shows no account while the login is being checked', async () => {
    const drawn = await narrow({ state: 'checking' })
    expect([linksOf(drawn), buttonsOf(drawn)]).toEqual([[], []])
  })
})
