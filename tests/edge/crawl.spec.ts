import { routeOf } from '@kea/shared/routes'
import { beforeAll, describe, expect, inject, test } from 'vitest'
import { type Crawl, crawl } from '../support/crawl'
import { linkedRoutes, unlisted } from '../support/linked-paths'
import { fetchFrom } from './support/fetch-from'
import { originOf } from './support/hosts'
import { readPage, textOf } from './support/read-page'

/** Crawls as a crawler without scripts. */
describe('the links of the raw HTML', () => {
  let found: Crawl

  beforeAll(async () => {
    found = await crawl(originOf('shop'), async (path) => {
      const { status, headers, body } = await fetchFrom('shop', path)
      return { status, type: headers['content-type'] ?? '', location: headers.location, body }
    })
  })

  test('lead to existing pages without a redirect', () => {
    expect(found.broken).toEqual([])
  })

  test('lead to no unbuilt page except the listed ones', () => {
    expect(unlisted(found.notBuilt)).toEqual([])
  })

  test('reach every seeded page and every linked route', () => {
    const expected = [...inject('seeded'), ...linkedRoutes()].sort()
    expect(expected.length).toBeGreaterThan(150)
    expect(expected.filter((path) => !found.pages.has(path))).toEqual([])
  })

  test('lead to pages with unique headings, titles and descriptions', () => {
    const seen = new Map<string, string>()
    const same: string[] = []
    const recordText = (path: string, what: string, texts: readonly string[]) => {
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
      recordText(path, 'title', page.titles)
      recordText(path, 'description', page.meta('description'))
      recordText(
        path,
        'h1',
        page.elements.filter(({ tagName }) => tagName === 'h1').map((heading) => textOf(heading)),
      )
    }
    expect(same).toEqual([])
  })
})
