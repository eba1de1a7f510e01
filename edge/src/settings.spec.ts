import { describe, expect, test } from 'vitest'
import { parseSettings } from './settings'

const SITE_URL = 'https://shop.example'

describe('settings', () => {
  test('have defaults: production, the store behind the binding, 1.5 seconds', () => {
    expect(parseSettings({ SITE_URL })).toEqual({
      MODE: 'production',
      SITE_URL,
      STORE_CODE: 'nz',
      BACKEND_URL: null,
      BACKEND_GRAPHQL_PATH: '/graphql',
      HEAD_DEADLINE_MS: 1500,
    })
  })

  test('of an address keep its origin', () => {
    const { SITE_URL: site, BACKEND_URL } = parseSettings({
      SITE_URL: `${SITE_URL}/`,
      BACKEND_URL: 'http://m.example/',
    })
    expect([site, BACKEND_URL]).toEqual([SITE_URL, 'http://m.example'])
  })

  test.each([
    [{}, 'SITE_URL'],
    [{ SITE_URL: 'shop.example' }, 'SITE_URL'],
    [{ SITE_URL: `${SITE_URL}/nz` }, 'SITE_URL'],
    [{ SITE_URL, MODE: 'test' }, 'MODE'],
    [{ SITE_URL, BACKEND_URL: 'magento' }, 'BACKEND_URL'],
    [{ SITE_URL, HEAD_DEADLINE_MS: 'soon' }, 'HEAD_DEADLINE_MS'],
    [{ SITE_URL, STORE_CODE: 'n z' }, 'STORE_CODE'],
  ])('%j are refused in one line that names %s', (env, name) => {
    const refused = () => parseSettings(env)
    expect(refused).toThrow(`Settings of the edge: ${name}: `)
    expect(refused).not.toThrow('\n')
  })
})
