import { describe, expect, test } from 'vitest'
import { parseSettings } from './settings'

const SITE_URL = 'https://shop.example'

describe('settings', () => {
  test('have defaults: production, the store behind the binding, 1.5 seconds', () => {
    expect(parseSettings({ SITE_URL })).toMatchObject({
      MODE: 'production',
      SITE_URL,
      STORE_CODE: 'nz',
      BACKEND_URL: null,
      BACKEND_GRAPHQL_PATH: '/graphql',
      BACKEND_REST_PATH: '/rest/V1',
      CACHING_PATH: '/caching',
      CACHE_CLEAR_TOKEN: null,
      CDN_HOST: null,
      MEDIA_HOSTS: [],
      HEAD_DEADLINE_MS: 1500,
    })
  })

  test('reduce an address to its origin', () => {
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
    [{ SITE_URL, BACKEND_REST_PATH: 'rest' }, 'BACKEND_REST_PATH'],
    [{ SITE_URL, MEDIA_HOSTS: "a.example, 'unsafe-inline'" }, 'MEDIA_HOSTS.1'],
    [{ SITE_URL, CDN_HOST: 'cdn.example; script-src *' }, 'CDN_HOST'],
    [{ SITE_URL, CACHE_CLEAR_TOKEN: 'short' }, 'CACHE_CLEAR_TOKEN'],
    [{ SITE_URL, TAG_MANAGER_ID: 'GTM-1 2' }, 'TAG_MANAGER_ID'],
  ])('%j are refused with one line that names %s', (env, name) => {
    const refused = () => parseSettings(env)
    expect(refused).toThrow(`Settings of the edge: ${name}: `)
    expect(refused).not.toThrow('\n')
  })
})
