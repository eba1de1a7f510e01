import { afterEach, describe, expect, it, vi } from 'vitest'
import { canMakePasskey, deviceName, hasPasskeys, offersInField } from './passkey-support'

afterEach(() => vi.unstubAllGlobals())

describe('a new passkey is named', () => {
  it.each([
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15', 'Passkey on iPhone'],
    ['Mozilla/5.0 (Linux; Android 16; Pixel 9) AppleWebKit/537.36', 'Passkey on Android'],
    ['Mozilla/5.0 (Windows NT 10.0; Win64; x64)', 'Passkey on Windows'],
    ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', 'Passkey on Mac'],
    ['curl/8', 'Passkey'],
  ])('%s: %s', (userAgent, name) => {
    expect(deviceName(userAgent)).toBe(name)
  })
})

describe('a browser', () => {
  it('without WebAuthn has no passkeys', async () => {
    expect(hasPasskeys()).toBe(false)
    expect(await offersInField()).toBe(false)
    expect(await canMakePasskey()).toBe(false)
  })

  it('that cannot say what it can do is offered nothing', async () => {
    const isUserVerifyingPlatformAuthenticatorAvailable = () => Promise.reject(new Error('blocked'))
    vi.stubGlobal(
      'PublicKeyCredential',
      Object.assign(() => {}, { isUserVerifyingPlatformAuthenticatorAvailable }),
    )
    expect(hasPasskeys()).toBe(true)
    expect(await offersInField()).toBe(false)
    expect(await canMakePasskey()).toBe(false)
  })
})
