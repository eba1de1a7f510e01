import { createElement, type ReactNode } from 'react'
import { prerender } from 'react-dom/static'
import { MemoryRouter } from 'react-router-dom'
import { describe, expect, it, vi } from 'vitest'
import type { LoginState } from '~/features/customer/login-state'
import { AccountLinks } from './AccountLinks'
import { AccountPanel } from './AccountPanel'

let login: LoginState

vi.mock('~/features/customer/use-customer', () => ({ useCustomer: () => login }))
vi.mock('~/features/customer/use-log-out', () => ({ useLogOut: () => ({ isLeaving: false, leave: () => {} }) }))
// A window is drawn into the document, which is not there.
vi.mock('~/ui/Dialog', () => ({
  Dialog: ({ title, children }: { title: string; children: ReactNode }) =>
    createElement('section', { 'aria-label': title }, children),
}))

/** Drawn with the parts that come late. */
async function within(child: ReactNode): Promise<string> {
  const { prelude } = await prerender(createElement(MemoryRouter, null, child))
  return new Response(prelude).text()
}
const wide = (state: LoginState) => {
  login = state
  return within(createElement(AccountLinks))
}
const narrow = (state: LoginState) => {
  login = state
  return within(createElement(AccountPanel, { open: true, onClose: () => {} }))
}
const linksOf = (html: string) =>
  [...html.matchAll(/<a [^>]*href="([^"]+)"[^>]*>([^<]+)<\/a>/g)].map(([, href, text]) => [text, href])
const buttonsOf = (html: string) => [...html.matchAll(/<button[^>]*>([^<]+)<\/button>/g)].map(([, text]) => text)
const plain = (html: string) => html.replaceAll(/<!--.*?-->/g, '')

describe('the account in the header of wide screens', () => {
  it('leads a visitor to login and registration', async () => {
    const html = await wide({ state: 'loggedOut' })
    expect(linksOf(html)).toEqual([
      ['Log in', '/customer/login'],
      ['Register', '/customer/register'],
    ])
    expect(buttonsOf(html)).toEqual([])
  })

  it('leads a customer to the dashboard, by a name of at most seven letters, and to the logout', async () => {
    const html = plain(await wide({ state: 'loggedIn', firstName: 'Christopher' }))
    expect(linksOf(html)).toEqual([['Hi, Christo…', '/customer/account/dashboard']])
    expect(linksOf(plain(await wide({ state: 'loggedIn', firstName: 'Anahera' })))[0]?.[0]).toBe('Hi, Anahera')
    expect(buttonsOf(html)).toEqual(['Logout'])
  })

  it('shows nothing while the login is being checked', async () => {
    expect(await wide({ state: 'checking' })).toMatch(/^<div [^>]*><\/div>$/)
  })
})

describe('the account in the panel of small screens', () => {
  it('leads a visitor to login and registration', async () => {
    expect(linksOf(await narrow({ state: 'loggedOut' }))).toEqual([
      ['Log in', '/customer/login'],
      ['Register', '/customer/register'],
    ])
  })

  it('leads a customer to account and orders, by a name of at most ten letters, and to the logout', async () => {
    const html = await narrow({ state: 'loggedIn', firstName: 'Christopher' })
    expect(html).toContain('aria-label="Hi, Christophe…"')
    expect(await narrow({ state: 'loggedIn', firstName: 'Bartholome' })).toContain('aria-label="Hi, Bartholome"')
    expect(linksOf(html)).toEqual([
      ['My account', '/customer/account/dashboard'],
      ['My orders', '/customer/account/my-orders'],
    ])
    expect(buttonsOf(html)).toEqual(['Logout'])
  })

  it('shows no account while the login is being checked', async () => {
    const html = await narrow({ state: 'checking' })
    expect([linksOf(html), buttonsOf(html)]).toEqual([[], []])
  })
})
