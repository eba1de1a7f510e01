import { render } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { queryClient } from '~/api/query-client'
import { Shop } from '~/api/testing/Shop'
import { type Captcha, useCaptcha } from './use-captcha'

const { solve } = vi.hoisted(() => ({ solve: vi.fn<() => Promise<string>>() }))
vi.mock('./altcha', () => ({ solveAltcha: solve }))

let captcha: Captcha
function Reader() {
  captcha = useCaptcha()
  return null
}

beforeEach(() => {
  solve.mockReset()
  vi.stubGlobal('fetch', async () => Response.json({ data: { recaptchaV3Config: null } }))
  render(
    <Shop>
      <Reader />
    </Shop>,
  )
})
afterEach(() => {
  queryClient.clear()
  vi.unstubAllGlobals()
})

describe('the captcha of a form', () => {
  it('has a message after a failure and can be retried', async () => {
    solve.mockRejectedValueOnce(new Error('worker')).mockResolvedValueOnce('a-token')
    await expect(captcha.token()).rejects.toThrow(/^Please make sure captcha is validated\.$/)
    expect(await captcha.token()).toBe('a-token')
  })

  it('has a new token for each request, and can start before the first request', async () => {
    solve.mockResolvedValueOnce('one').mockResolvedValueOnce('two')
    captcha.start()
    captcha.start()
    expect(await captcha.token()).toBe('one')
    expect(await captcha.token()).toBe('two')
    expect(solve).toHaveBeenCalledTimes(2)
  })
})
