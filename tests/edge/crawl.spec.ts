import { routeOf } from '@kea/shared/routes'
import { beforeAll, describe, expect, inject, test } from 'vitest'
import { type Crawl, crawl } from '../support/crawl'
import { linkedRoutes, unlisted } from '../support/linked-paths'
import { ask } from './support/ask'
import { originOf } from './support/hosts'
import { readPage, textOf } from './support/read-page'

/** Without script: what a crawler reads that draws no page. */
describe('the links of the raw HTML', () => {
  let found: Crawl

  beforeAll(async () => {
    found = await crawl(originOf('shop'), async (path) => {
      const { status, headers, body } = await ask('shop', path)
      return { status, type: headers['content-type'] ?? '', location: headers.location, body }
    })
  })

  test('lead to something, and never by a detour', () => {
    expect(found.broken).toEqual([])
  })

  test('lead to nothing unbuilt but what is listed as such', () => {
    expect(unlisted(found.notBuilt)).toEqual([])
  })

  test('reach every page of the seed and every route that a visitor may look for', () => {
    const wanted = [...inject('seeded'), ...linkedRoutes()].sort()
    expect(wanted.length).toBeGreaterThan(150)
    expect(wanted.filter((path) => !found.pages.has(path))).toEqual([])
  })

  test('show pages of their own: no two share a heading, a title or a description', () => {
    const seen = new Map<string, string>()
    const same: string[] = []
    const claim = (path: string, what: string, texts: readonly string[]) => {
      const [text = '', ...more] = [...new Set(texts.map((entry) => entry.trim()))]
      if (text === '' || more.length > 0) same.push(`${path} has ${texts.length} of ${what}`)
      const key = `${what} “${text}”`
      const other = seen.get(key)
      if (other) same.push(`${path} and ${other}: ${key}`)
      seen.set(key, path)
    }
    const own = inject('seeded').filter((path) => routeOf(path)?.head === 'full')
    for (const path of own) {
      const page = readPage(found.pages.get(path) ?? '')
      claim(path, 'title', page.titles)
      claim(path, 'description', page.meta('description'))
      claim(
        path,
        'h1',
        page.elements.filter(({ tagName }) => tagName === 'h1').map((heading) => textOf(heading)),
      )
    }
    expect(same).toEqual([])
  })
})
