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

  it('asks for Google’s script only where the shop has its key, and for each token again if it did not come', async () => {
    const scripts = () => [...document.head.querySelectorAll('script')]
    solve.mockResolvedValueOnce('our own')
    expect([await captcha.token(), scripts()]).toEqual(['our own', []])
    queryClient.clear()
    vi.stubGlobal('fetch', async () =>
      Response.json({ data: { recaptchaV3Config: { is_enabled: true, website_key: 'site-key' } } }),
    )
    const blocked = captcha.token()
    await vi.waitFor(() => expect(scripts()).toHaveLength(1))
    expect(scripts()[0]?.src).toBe('https://www.google.com/recaptcha/api.js?render=site-key')
    scripts()[0]?.dispatchEvent(new Event('error'))
    await expect(blocked).rejects.toThrow(/^Please make sure captcha is validated\.$/)
    expect(scripts()).toEqual([])

    const loaded = captcha.token()
    await vi.waitFor(() => expect(scripts()).toHaveLength(1))
    vi.stubGlobal('grecaptcha', {
      ready: (then: () => void) => then(),
      execute: async (key: string, { action }: { action: string }) => `${key} ${action}`,
    })
    scripts()[0]?.dispatchEvent(new Event('load'))
    expect(await loaded).toBe('site-key form')
    for (const script of scripts()) script.remove()
  })
})
