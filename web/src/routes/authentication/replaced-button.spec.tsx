import { act, render, waitFor } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { Shop } from '~/api/testing/Shop'
import * as requests from '~/features/customer/authentication-requests'
import { buttonNamed } from '~/ui/testing/drawn'
import ConfirmEmailPage from './ConfirmEmailPage'

vi.mock('~/features/customer/authentication-requests', async (original) => ({
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
  const { container } = render(
    <Shop at={`/confirm-email${hash}`}>
      <ConfirmEmailPage />
    </Shop>,
  )
  const found = buttonNamed(container, button)
  found.focus()
  expect(document.activeElement).toBe(found)
  await act(async () => found.click())
  await waitFor(() => expect(found.isConnected).toBe(false))
  const { activeElement } = document
  return `${activeElement?.nodeName} ${activeElement?.textContent}`
}

beforeEach(() => {
  window.scrollTo = () => {}
})

const LINK = '#email=mere%40example.nz&key=0123456789abcdef0123456789abcdef'

it('a link that works no more gives the focus of its button to the heading', async () => {
  confirmRegistration.mockRejectedValue(new Error('This link no longer works.'))
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
