import { toPage } from '@kea/shared/page/page'
import { expect, test } from 'vitest'
import { ask } from './support/ask'
import { breakoutsIn } from './support/breakouts'
import { COUNTS, hostilePages } from './support/hostile-pages'
import { readPage } from './support/read-page'

const numbers = (count: number) => Array.from({ length: count }, (_, n) => n)

/** One line of what can be printed; half a character becomes the mark for it, as on the wire. */
const oneLine = (text: string): string =>
  Buffer.from(text)
    .toString('utf8')
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim()

/** True where `said` is `original`, or its beginning with the mark of a cut. */
const tells = (said: string, original: string): boolean =>
  said === oneLine(original) || (said.endsWith('…') && oneLine(original).startsWith(said.slice(0, -1)))

const firstOf = (...texts: string[]): string => texts.find((text) => oneLine(text) !== '') ?? ''

test('no text of a page gets out of where it stands, and each is told as it is', async () => {
  for (const n of numbers(COUNTS.hostile)) {
    const of = hostilePages[n]
    if (!of) throw new Error(`There is no page ${n}.`)
    const { status, body } = await ask('hostile', `/hostile-${n}`)
    const page = readPage(body)
    expect([status, ...breakoutsIn(page)], `hostile-${n}`).toEqual([200])
    const [title = ''] = page.titles
    expect(tells(title, firstOf(of.metaTitle, of.title, of.name)), `${n}: ${title}`).toBe(true)
    for (const description of page.meta('description')) {
      expect(tells(description, firstOf(of.metaDescription, of.content)), `${n}: ${description}`).toBe(true)
    }
    const said = JSON.parse((await ask('hostile', `/cacheurl?url=/hostile-${n}`)).body)
    expect(said.data.metaData.cmsPage.meta_title).toBe(of.metaTitle)
    expect(JSON.parse(page.pageData ?? '')).toEqual(toPage(`/hostile-${n}`, said))
  }
})

test('an answer whose fields are of another kind is a page or "later", never a fault of ours', async () => {
  const statuses = new Map<number, number>()
  for (const n of numbers(COUNTS.odd)) {
    const { status, body } = await ask('hostile', `/odd-${n}`)
    statuses.set(status, (statuses.get(status) ?? 0) + 1)
    expect([200, 404, 301, 503], `odd-${n}: ${body.slice(0, 200)}`).toContain(status)
    if (body !== '') expect(breakoutsIn(readPage(body)), `odd-${n}`).toEqual([])
  }
  // Most cannot be made a page of; those that can are.
  expect([...statuses.keys()]).toEqual(expect.arrayContaining([200, 503]))
})

test('no target of a backend leads away from the shop', async () => {
  const statuses = new Set<number>()
  for (const n of numbers(COUNTS.moved)) {
    const { status, headers, body } = await ask('hostile', `/moved-${n}`)
    statuses.add(status)
    if (status === 301) {
      expect(headers.location, `moved-${n}`).toMatch(/^\/(?![/\\])[\x21-\x7e]*$/)
      expect(new URL(headers.location ?? '', 'https://hostile.example.com').origin).toBe('https://hostile.example.com')
    } else {
      expect(status, `moved-${n}`).toBe(404)
      expect(breakoutsIn(readPage(body))).toEqual([])
    }
    expect(headers['set-cookie']).toBeUndefined()
  }
  expect(statuses).toEqual(new Set([301, 404]))
})
