import { readFileSync } from 'node:fs'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { messageOf } from './log'
import { canvasPage, fakeShop, ORIGIN } from './testing/fake-shop'

afterEach(() => vi.restoreAllMocks())

describe('the logs', () => {
  test.each(['wrangler.toml', 'packages/store/wrangler.toml'])(
    '%s turns off the log lines of the platform that contain whole addresses',
    (name) => {
      const toml = readFileSync(new URL(`../../${name}`, import.meta.url), 'utf8')
      const section = /^\[observability\.logs\]\n((?:[a-z_]+ = .*\n?)*)/m.exec(toml)?.[1] ?? ''
      expect(section.trim().split('\n')).toEqual(['enabled = true', 'invocation_logs = false'])
      expect(toml).not.toMatch(/logpush|tail_consumers|observability\.traces/)
    },
  )

  const SECRET = 'hidden-0123456789'
  test.each([
    `/canvas-prints?__clearcacheall__=${SECRET}`,
    `/canvas-prints?developer=${SECRET}`,
    `/media/uploads/${SECRET}?expires=1&signature=${SECRET}`,
    `/uploads/${SECRET}/parts/0?x=${SECRET}`,
    `/search/1/indexes/*/queries?x-algolia-api-key=${SECRET}`,
    `/${SECRET}.txt`,
    `/.well-known/${SECRET}`,
    `/sitemap-1.xml?${SECRET}`,
    `/reset/${SECRET}?token=${SECRET}`,
    `/customer/account/my-saved-design?token=${SECRET}`,
    `/unsubscribe?code=${SECRET}`,
    `http://shop.example/canvas-prints?token=${SECRET}`,
  ])('contain no secret of the address %s', async (path) => {
    const lines: string[] = []
    vi.spyOn(console, 'log').mockImplementation((line: string) => void lines.push(line))
    const settings = { CACHE_CLEAR_TOKEN: SECRET, DEVELOPER_SECRET: SECRET }
    const down = () => Promise.reject(new Error('down'))
    for (const shop of [
      fakeShop({ settings, pages: { 'canvas-prints': canvasPage } }),
      fakeShop({ settings, studio: down }),
    ]) {
      for (const method of ['GET', 'POST', 'PUT']) {
        await shop.request(path, { method, headers: { origin: ORIGIN, authorization: `Bearer ${SECRET}` } })
      }
    }
    expect(lines.length).toBeGreaterThan(5)
    expect(lines.filter((line) => line.includes(SECRET))).toEqual([])
  })

  test('contain no text of an unreadable answer', () => {
    // The message of the runtime.
    const error = new SyntaxError('Unexpected token \'0\', "0123456789 is"... is not valid JSON')
    expect(messageOf(error)).not.toContain('0123456789')
  })
})
