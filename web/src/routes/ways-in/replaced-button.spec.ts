// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query'
import { act, createElement, type FunctionComponent } from 'react'
import { createRoot } from 'react-dom/client'
import { MemoryRouter } from 'react-router-dom'
import { beforeEach, expect, it, vi } from 'vitest'
import { queryClient } from '~/api/query-client'
import * as requests from '~/features/customer/ways-in-requests'
import ConfirmEmailPage from './ConfirmEmailPage'

vi.mock('~/features/customer/ways-in-requests', async (original) => ({
  ...(await original<typeof requests>()),
  confirmRegistration: vi.fn(),
  followEmailChange: vi.fn(),
}))
vi.mock('~/features/customer/use-logged-in', () => ({ useLoggedIn: () => () => {} }))
vi.mock('~/features/customer/customer-requests', () => ({ forgetPersonal: () => {} }))
vi.mock('~/api/settings-query', () => ({ useSettings: () => ({ hasForeignBackend: false }) }))
vi.mock('~/features/customer/passwords/own-password', () => ({
  createPassword: () => {},
  hasPasswordQuery: { queryKey: ['has-password'], queryFn: async () => false },
}))
vi.mock('~/features/new-password/NewPasswordForm', () => ({ NewPasswordForm: () => null }))

const { confirmRegistration, followEmailChange } = vi.mocked(requests)

/** Opens the page of a mail's link and presses its button. Answers what has the focus then. */
async function press(hash: string, button: string): Promise<string> {
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  const page = createElement(ConfirmEmailPage as FunctionComponent)
  const inRouter = createElement(MemoryRouter, { initialEntries: [`/confirm-email${hash}`] }, page)
  await act(async () => root.render(createElement(QueryClientProvider, { client: queryClient }, inRouter)))
  const found = [...place.querySelectorAll('button')].find(({ textContent }) => textContent === button)
  found?.focus()
  expect(document.activeElement).toBe(found)
  await act(async () => found?.click())
  await vi.waitFor(() => expect(found?.isConnected).toBe(false))
  const { activeElement } = document
  const answer = `${activeElement?.nodeName} ${activeElement?.textContent}`
  act(() => root.unmount())
  return answer
}

beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  window.scrollTo = () => {}
})

const LINK = '#email=mere%40example.nz&key=0123456789abcdef0123456789abcdef'

it('a link that works no more gives the focus of its button to the heading', async () => {
  confirmRegistration.mockRejectedValue(new Error('This link does not work any more.'))
  expect(await press(LINK, 'Confirm my email')).toBe('H1 Confirm your email')
})

it('the form for the first password gets the focus of the button before it', async () => {
  confirmRegistration.mockResolvedValue(undefined as never)
  expect(await press(LINK, 'Confirm my email')).toBe('H1 Set your password')
})

it('what a link about an email address has done gets the focus of its button', async () => {
  followEmailChange.mockResolvedValue('Your email is changed.')
  expect(await press('#change=0123456789abcdef', 'Use this email')).toBe('H1 Your new email')
})
