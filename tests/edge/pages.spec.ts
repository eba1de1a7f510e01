import { routeOf } from '@kea/shared/routes'
import { describe, expect, inject, test } from 'vitest'
import { ask } from './support/ask'
import { headBlindSpots, structureBlindSpots, unlistedBlindSpots } from './support/blind-spots'
import { originOf, type Shop } from './support/hosts'
import { judgeCard, judgeMarkup, judgeMeta, judgePresets, judgeStructure } from './support/judges'
import { allPaths } from './support/paths'
import { type ReadPage, readPage } from './support/read-page'

const isRedirect = (status: number) => status === 301 || status === 302
const isBare = (path: string) => routeOf(path)?.head === 'brand'

async function complaintsAbout(shop: Shop, path: string, html: string, page: ReadPage): Promise<string[]> {
  const judged = await Promise.all([
    judgeMarkup(html),
    judgeCard(html),
    judgeMeta(html, originOf(shop) + path, page),
    judgeStructure(html),
    judgePresets(html),
  ])
  return [...judged.flat(), ...headBlindSpots(page, originOf(shop)), ...structureBlindSpots(page)]
}

describe.each(['shop', 'production'] as const)('in the first response of %s', (shop) => {
  test.each(allPaths(inject('paths')))('no judge finds an error on %s', async (path) => {
    const answer = await ask(shop, path)
    if (isRedirect(answer.status)) return expect(answer.headers.location).toMatch(/^\/[^/\\]/)
    expect([200, 404, 501]).toContain(answer.status)
    const page = readPage(answer.body)
    const listed = answer.status === 200 && !isBare(path)
    const complaints = listed
      ? await complaintsAbout(shop, path, answer.body, page)
      : [...(await judgeMarkup(answer.body)), ...unlistedBlindSpots(page)]
    expect(complaints).toEqual([])
  })
})
