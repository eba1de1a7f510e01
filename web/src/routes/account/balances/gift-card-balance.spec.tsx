import { QueryClient } from '@tanstack/react-query'
import { act, render } from '@testing-library/react'
import { useLocation } from 'react-router-dom'
import { expect, it, vi } from 'vitest'
import { Shop } from '~/api/testing/Shop'
import GiftCardBalancePage from './GiftCardBalancePage'
import { findGiftCard, redeemGiftCard } from './gift-card'

vi.mock('./gift-card', () => ({ findGiftCard: vi.fn(), redeemGiftCard: vi.fn() }))
vi.mock('~/features/forms/captcha/use-captcha', () => ({
  useCaptcha: () => ({ spend: (work: (token: string) => Promise<unknown>) => work('solved') }),
}))
vi.mock('~/features/forms/captcha/CaptchaLine', () => ({ CaptchaLine: () => null }))

const Address = () => <output>{useLocation().pathname}</output>

it('a gift certificate says what is left, and becomes store credit by its own code', async () => {
  vi.mocked(findGiftCard).mockResolvedValue({ code: '0A1B-2C3D-4E5F-6071-8293', balance: 5000, expires: '' } as never)
  vi.mocked(redeemGiftCard).mockResolvedValue(undefined as never)
  const { container: place } = render(
    <Shop client={new QueryClient()}>
      <GiftCardBalancePage />
      <Address />
    </Shop>,
  )
  const input = place.querySelector('input')
  if (!input) throw new Error('No field for the code')
  input.value = ' 0a1b-2c3d-4e5f-6071-8293 '
  await act(async () => place.querySelector('form')?.requestSubmit())
  expect(vi.mocked(findGiftCard).mock.calls).toEqual([['0a1b-2c3d-4e5f-6071-8293', 'solved']])
  expect(place.querySelector('h2')?.textContent).toBe('N$50.00 left')
  expect(document.activeElement).toBe(place.querySelector('h2'))
  const add = [...place.querySelectorAll('button')].find(({ textContent }) => /store credit/.test(textContent))
  expect(add?.textContent).toBe('Add N$50.00 to my store credit')
  await act(async () => add?.click())
  expect(vi.mocked(redeemGiftCard).mock.calls).toEqual([['0A1B-2C3D-4E5F-6071-8293', 'solved']])
  expect(place.querySelector('output')?.textContent).toBe('/customer/account/my-credits')
})
