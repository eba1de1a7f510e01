import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { ownAddress, returnPath } from './return-path'

describe('the return path', () => {
  test.each([
    ['/canvas-prints', '', '/canvas-prints'],
    ['/canvas-prints', '?size=20x20', '/canvas-prints?size=20x20'],
    ['/customer/login', '', null],
    ['/confirm-email', '', null],
    ['/change-password', '', null],
    ['/instagram-popup-callback', '?code=x&state=y', null],
    ['/customer/account/dashboard', '', null],
    ['/customer', '', null],
    ['/customer-showcase', '', '/customer-showcase'],
    ['/customer/login', '?redirect=%2Fcheckout%3Fa%3D1', '/checkout?a=1'],
    ['/customer/login', '?redirect=%2Fcustomer%2Faccount%2Fdashboard', '/customer/account/dashboard'],
    ['/customer/login', '?redirect=https%3A%2F%2Fevil.example%2F', null],
    ['/customer/login', '?redirect=%2F%2Fevil.example', null],
    ['/customer/login', '?redirect=%2F%5Cevil.example', null],
    ['/customer/login', '?redirect=%2F%09%2Fevil.example', null],
    ['/customer/login', '?redirect=javascript%3Aalert(1)', null],
    ['/customer/login', '?redirect=', null],
    ['/customer/login', '?redirect=a%2Fb', null],
    ['/customer/login', '?redirect=https%3A%2F%2Fshop.invalid%2Fa', null],
    ['/checkout', '?redirect=%2F%2Fevil.example', '/checkout?redirect=%2F%2Fevil.example'],
  ])('from %s%s is %s', (pathname, search, path) => {
    expect(returnPath(pathname, search)).toBe(path)
  })

  test('does not leave the shop with any of 3,000 forms of an address elsewhere', () => {
    const schemes = [
      'https:',
      'HTTPS:',
      'http:',
      '//',
      '/\\',
      '\\\\',
      'javascript:',
      'data:text/html,',
      'blob:https:',
      '',
    ]
    const slashes = ['', '/', '//', '///', '\\', '/\\']
    const hosts = ['evil.example', 'shop.invalid@evil.example', 'evil.example%00.shop.invalid', '[::1]', '①.example']
    const fronts = ['', ' ', '\t', '\n', '/\t', '%2F', '/.', '/a/..', '\u0000', '/%09']
    const payloads = schemes.flatMap((scheme) =>
      slashes.flatMap((slash) => hosts.flatMap((host) => fronts.map((front) => `${front}${scheme}${slash}${host}/`))),
    )
    expect(payloads.length).toBe(3000)
    const left = payloads.filter((payload) => {
      const path = returnPath('/customer/login', `?${new URLSearchParams({ redirect: payload })}`)
      return path !== null && new URL(path, 'https://shop.example').origin !== 'https://shop.example'
    })
    expect(left).toEqual([])
  })

  test('never leaves the shop', () => {
    const parts = fc.oneof(
      { weight: 2, arbitrary: fc.constantFrom('/', '.', 'evil.example') },
      fc.constantFrom('\\', '..', '\t', '\n', '@', ':', '?', '#', 'https:', ' '),
    )
    fc.assert(
      fc.property(fc.array(parts, { maxLength: 8 }), (address) => {
        const path = ownAddress(address.join(''))
        if (path !== null) expect(new URL(path, 'https://shop.example').origin).toBe('https://shop.example')
      }),
      {
        numRuns: 2000,
        examples: [
          '//evil.example',
          '/\\evil.example',
          '/\t/evil.example',
          '/.//evil.example',
          '/a/..//evil.example',
        ].map((address) => [[address]]),
      },
    )
  })
})
