import { render } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { LoginState } from '~/features/customer/login-state'
import BulkOrderPage from './BulkOrderPage'

let login: LoginState
vi.mock('~/features/customer/use-customer', () => ({ useCustomer: () => login }))
vi.mock('./ImportForm', () => ({ ImportForm: () => <form /> }))

const replace = vi.fn()
afterEach(() => {
  replace.mockClear()
  vi.unstubAllGlobals()
})

function draw(state: LoginState, isFramed = false): HTMLElement {
  login = state
  vi.stubGlobal('top', isFramed ? {} : window.self)
  vi.stubGlobal('location', { replace })
  return render(<BulkOrderPage />).container
}
const hasForm = (page: HTMLElement) => page.querySelector('form') !== null
const CUSTOMER = { state: 'loggedIn', firstName: 'Aroha' } as const

describe('the page of orders in bulk', () => {
  it('has its form for a customer', () => {
    const page = draw(CUSTOMER)
    expect(page.querySelector('h1')?.textContent).toBe('Bulk order')
    expect(page.querySelector('h1 + form')).not.toBeNull()
    expect(replace).toHaveBeenCalledTimes(0)
    expect(hasForm(draw({ state: 'checking' }))).toBe(false)
    expect(hasForm(draw({ state: 'loggedOut' }))).toBe(false)
  })

  it('redirects a visitor to the login, with the return path', () => {
    expect(hasForm(draw({ state: 'loggedOut' }))).toBe(false)
    expect(replace).toHaveBeenCalledWith('/customer/login?redirect=%2Fbulk-order')
  })

  it('is empty inside a frame', () => {
    expect(draw(CUSTOMER, true).innerHTML).toBe('')
    expect(draw({ state: 'loggedOut' }, true).innerHTML).toBe('')
    expect(replace).toHaveBeenCalledTimes(0)
  })
})
