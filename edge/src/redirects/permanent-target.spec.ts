import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { permanentTarget } from './permanent-target'

const SITE = 'https://shop.example'
const at = (path: string, movedTo: string | null = null) => permanentTarget(new URL(SITE + path), movedTo, SITE)

describe('a permanent target', () => {
  test.each([
    ['/canvas-prints', null, null],
    ['/', null, null],
    ['/canvas-prints//', null, '/canvas-prints'],
    ['//evil.example/%2e%2e', null, '/'],
    ['/%2F%2Fevil.example', null, null],
    ['/%5Cevil.example/', null, '/%5Cevil.example'],
    ['/Canvas-Prints?A=B', null, '/canvas-prints?A=B'],
    ['/CANVAS%2dPRINTS', null, '/canvas-prints'],
    ['/%c4%81KONGA', null, '/%C4%81konga'],
    ['/blog/A-Post', null, '/blog/a-post'],
    ['/customer/account/my-orders/AbC', null, null],
    ['/customer/account', null, '/customer/account/dashboard'],
    ['/customer/account/?a=1', null, '/customer/account/dashboard?a=1'],
    ['/Old', 'New', '/new'],
    ['/old/?a=1#x', 'new', '/new?a=1'],
    ['/old', 'new?b=2', '/new?b=2'],
    ['/old?a=1', 'new?b=2', '/new?a=1'],
    ['/old', 'old/', null],
    ['/old', '//evil.example/x', '/evil.example/x'],
    ['/old', '/\\evil.example/x', '/evil.example/x'],
    ['/old', '\\\\evil.example', '/evil.example'],
    ['/old', '\t//evil.example', '/evil.example'],
    ['/old', 'https://evil.example/x', null],
    ['/old', 'https://shop.example@evil.example/', null],
    ['/old', 'https://shop.example//evil.example', '/evil.example'],
    ['/old', 'javascript:alert(1)', '/javascript:alert(1)'],
    ['/old', 'new?a=\r\nset-cookie: x', '/new?a=set-cookie:%20x'],
    ['/old', 'ākonga?q=ā', '/%C4%81konga?q=%C4%81'],
    ['/old', 'ā'.repeat(400), null],
  ])('of %s that moved to %j is %j', (path, movedTo, target) => {
    expect(at(path, movedTo)).toBe(target)
  })

  const hostile = fc.array(
    fc.constantFrom(
      '/',
      '\\',
      '//',
      '%2f',
      '%5c',
      '.',
      '..',
      '?',
      '#',
      '@',
      ':',
      '\t',
      '\n',
      '\r',
      '\0',
      ' ',
      'http',
      'https://',
      'evil.example',
      'a',
      'ā',
      '%0d%0a',
      '‮',
    ),
    { maxLength: 12 },
  )

  test('is always a canonical path of this shop', () => {
    fc.assert(
      fc.property(hostile, hostile, (path, movedTo) => {
        const from = `${SITE}/${path.join('')}`
        if (!URL.canParse(from) || new URL(from).origin !== SITE) return
        const target = permanentTarget(new URL(from), movedTo.join(''), SITE)
        if (target === null) return
        expect(target).toMatch(/^\/(?![/\\])[\x21-\x7e]*$/)
        const landed = new URL(target, SITE)
        expect(landed.origin).toBe(SITE)
        expect(permanentTarget(landed, null, SITE)).toBeNull()
      }),
      { numRuns: 2000 },
    )
  })
})
