import { expect, it } from 'vitest'
import { outsideNotices } from './outside-services'

it('a shop without outside services is told nothing', () => {
  expect(outsideNotices({ SITE_URL: 'https://shop.example' }, {}, [])).toEqual([])
})

it('pixels alone loosen nothing', () => {
  const vars = { PIXEL_IDS: 'meta:1,ga4:G-1' }
  expect(outsideNotices(vars, vars, ['META_ACCESS_TOKEN', 'GA4_API_SECRET'])).toEqual([])
})

it('a tag manager and a chat switch Trusted Types off', () => {
  expect(outsideNotices({ TAG_MANAGER_ID: 'GTM-1', CHAT_ID: 'crisp:a' }, {}, [])).toEqual([
    'TAG_MANAGER_ID: Trusted Types are off on all pages, since tags may write any HTML. Trust who edits its container.',
    'CHAT_ID: Trusted Types are off and inline styles are allowed on all pages, since the chat needs both.',
  ])
})

it('a store that cannot report orders is named', () => {
  expect(outsideNotices({ PIXEL_IDS: 'meta:1' }, {}, [])).toEqual([
    'PIXEL_IDS differs between the two wrangler.toml files: paid orders may be reported to nobody, or to another account.',
    'META_ACCESS_TOKEN is not set: Meta hears of orders from browsers only, and of none by bank transfer.',
  ])
})
