import { routeOf } from '@kea/shared/routes'
import { describe, expect, inject, test } from 'vitest'
import { ask } from './support/ask'
import { headBlindSpots, structureBlindSpots, unlistedBlindSpots } from './support/blind-spots'
import { originOf } from './support/hosts'
import { judgeCard, judgeMarkup, judgeMeta, judgePresets, judgeStructure } from './support/judges'
import { allPaths } from './support/paths'
import { type ReadPage, readPage } from './support/read-page'

const isRedirect = (status: number) => status === 301 || status === 302
/** Pages that may have no metadata have none to judge. */
const isListed = (path: string, status: number) => status === 200 && routeOf(path)?.head !== 'brand'

const OWN = originOf('production')

async function judgeStructuredData(html: string, page: ReadPage): Promise<string[]> {
  const judged = await Promise.all([judgeStructure(html), judgePresets(html)])
  return [...judged.flat(), ...structureBlindSpots(page)]
}

async function judgeListed(path: string, html: string, page: ReadPage): Promise<string[]> {
  const judged = await Promise.all([
    judgeCard(html),
    judgeMeta(html, OWN + path, page),
    judgeStructuredData(html, page),
  ])
  return [...judged.flat(), ...headBlindSpots(page, OWN)]
}

describe('the first response', () => {
  test.each(allPaths(inject('paths')))('of %s has nothing that a judge calls an error', async (path) => {
    const answer = await ask('production', path)
    if (isRedirect(answer.status)) return expect(answer.headers.location).toMatch(/^\/[^/\\]/)
    expect([200, 404, 501]).toContain(answer.status)
    const page = readPage(answer.body)
    expect([
      ...(await judgeMarkup(answer.body)),
      ...(isListed(path, answer.status) ? await judgeListed(path, answer.body, page) : unlistedBlindSpots(page)),
    ]).toEqual([])
  })
})

describe('where sample reviews count, the structured data', () => {
  test.each(inject('paths'))('of %s have no error either', async (path) => {
    const { status, body } = await ask('shop', path)
    expect(isListed(path, status) ? await judgeStructuredData(body, readPage(body)) : []).toEqual([])
  })
})
