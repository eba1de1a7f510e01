import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { LoginState } from '~/features/customer/login-state'
import BulkOrderPage from './BulkOrderPage'

let login: LoginState
vi.mock('~/features/customer/use-customer', () => ({ useCustomer: () => login }))
vi.mock('./ImportForm', () => ({ ImportForm: () => createElement('form') }))
// Effects run during the render, so the test needs no browser.
vi.mock('react', async (original) => ({
  ...(await original<typeof import('react')>()),
  useEffect: (effect: () => void) => void effect(),
}))

const replace = vi.fn()
afterEach(() => {
  replace.mockClear()
  vi.unstubAllGlobals()
})

function draw(state: LoginState, isFramed = false) {
  login = state
  const self = {}
  vi.stubGlobal('window', { self, top: isFramed ? {} : self })
  vi.stubGlobal('location', { replace })
  return renderToStaticMarkup(createElement(BulkOrderPage))
}
const CUSTOMER = { state: 'loggedIn', firstName: 'Aroha' } as const

describe('the page of orders in bulk', () => {
  it('has its form for a customer', () => {
    const html = draw(CUSTOMER)
    expect(html).toMatch(/<h1 [^>]*>Bulk order<\/h1><form>/)
    expect(replace).toHaveBeenCalledTimes(0)
    expect(draw({ state: 'checking' })).not.toContain('<form>')
    expect(draw({ state: 'loggedOut' })).not.toContain('<form>')
  })

  it('redirects a visitor to the login, with the return path', () => {
    expect(draw({ state: 'loggedOut' })).not.toContain('<form>')
    expect(replace).toHaveBeenCalledWith('/customer/login?redirect=%2Fbulk-order')
  })

  it('is empty inside a frame', () => {
    expect(draw(CUSTOMER, true)).toBe('')
    expect(draw({ state: 'loggedOut' }, true)).toBe('')
    expect(replace).toHaveBeenCalledTimes(0)
  })
})
