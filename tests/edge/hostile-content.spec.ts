import { parseHtml } from '@kea/shared/html/parse-html'
import { toPage } from '@kea/shared/page/to-page'
import { expect, test } from 'vitest'
import { fetchFrom } from './support/fetch-from'
import { COUNTS, hostilePages } from './support/hostile-pages'
import { injectionsIn } from './support/injections'
import { readPage } from './support/read-page'

const numbers = (count: number) => Array.from({ length: count }, (_, n) => n)

/** The text in one line without control characters. A lone surrogate becomes U+FFFD, as in UTF-8. */
const oneLine = (text: string): string =>
  Buffer.from(text)
    .toString('utf8')
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim()

/** True if `shown` is the original text, or its beginning with an ellipsis. */
const matches = (shown: string, original: string): boolean =>
  shown === oneLine(original) || (shown.endsWith('…') && oneLine(original).startsWith(shown.slice(0, -1)))

const firstOf = (...texts: string[]): string => texts.find((text) => oneLine(text) !== '') ?? ''

test('no text of a page injects markup, and each is shown unchanged', async () => {
  for (const n of numbers(COUNTS.hostile)) {
    const hostile = hostilePages[n]
    if (!hostile) throw new Error(`There is no page ${n}.`)
    const { status, body } = await fetchFrom('hostile', `/hostile-${n}`)
    const page = readPage(body)
    expect([status, ...injectionsIn(page)], `hostile-${n}`).toEqual([200])
    const [title = ''] = page.titles
    expect(matches(title, firstOf(hostile.metaTitle, hostile.title, hostile.name)), `${n}: ${title}`).toBe(true)
    for (const description of page.meta('description')) {
      expect(matches(description, firstOf(hostile.metaDescription, hostile.content)), `${n}: ${description}`).toBe(true)
    }
    const pageData = JSON.parse((await fetchFrom('hostile', `/cacheurl?url=/hostile-${n}`)).body)
    expect(pageData.data.metaData.cmsPage.meta_title).toBe(hostile.metaTitle)
    expect(JSON.parse(page.pageData ?? '')).toEqual(toPage(`/hostile-${n}`, pageData, parseHtml))
  }
})

test('an answer with wrong field types is a page or a 503, never an internal error', async () => {
  const statuses = new Map<number, number>()
  for (const n of numbers(COUNTS.odd)) {
    const { status, body } = await fetchFrom('hostile', `/odd-${n}`)
    statuses.set(status, (statuses.get(status) ?? 0) + 1)
    expect([200, 404, 301, 503], `odd-${n}: ${body.slice(0, 200)}`).toContain(status)
    if (body !== '') expect(injectionsIn(readPage(body)), `odd-${n}`).toEqual([])
  }
  // Most answers cannot be rendered. The others are pages.
  expect([...statuses.keys()]).toEqual(expect.arrayContaining([200, 503]))
})

test('no redirect target of a backend leaves the shop', async () => {
  const statuses = new Set<number>()
  for (const n of numbers(COUNTS.moved)) {
    const { status, headers, body } = await fetchFrom('hostile', `/moved-${n}`)
    statuses.add(status)
    if (status === 301) {
      expect(headers.location, `moved-${n}`).toMatch(/^\/(?![/\\])[\x21-\x7e]*$/)
      expect(new URL(headers.location ?? '', 'https://hostile.example.com').origin).toBe('https://hostile.example.com')
    } else {
      expect(status, `moved-${n}`).toBe(404)
      expect(injectionsIn(readPage(body))).toEqual([])
    }
    expect(headers['set-cookie']).toBeUndefined()
  }
  expect(statuses).toEqual(new Set([301, 404]))
})
