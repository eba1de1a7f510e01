import { routeOf } from '@kea/shared/routes'
import { describe, expect, inject, test } from 'vitest'
import { headFaults, structureFaults, unlistedFaults } from './support/extra-checks'
import { fetchFrom } from './support/fetch-from'
import { originOf } from './support/hosts'
import { allPaths } from './support/paths'
import { type ReadPage, readPage } from './support/read-page'
import { validateCard, validateMarkup, validateStructure } from './support/validators'

const isRedirect = (status: number) => status === 301 || status === 302
/** Pages without metadata are not validated. */
const isListed = (path: string, status: number) => status === 200 && routeOf(path)?.head !== 'brand'

const OWN = originOf('production')

async function structuredDataFaults(html: string, page: ReadPage): Promise<string[]> {
  return [...(await validateStructure(html)), ...structureFaults(page)]
}

async function listedFaults(html: string, page: ReadPage): Promise<string[]> {
  const faults = await Promise.all([validateCard(html, page), structuredDataFaults(html, page)])
  return [...faults.flat(), ...headFaults(page, OWN)]
}

describe('the first response', () => {
  test.each(allPaths(inject('paths')))('of %s has no validation error', async (path) => {
    const answer = await fetchFrom('production', path)
    if (isRedirect(answer.status)) return expect(answer.headers.location).toMatch(/^\/[^/\\]/)
    expect([200, 404, 501]).toContain(answer.status)
    const page = readPage(answer.body)
    expect([
      ...(await validateMarkup(answer.body)),
      ...(isListed(path, answer.status) ? await listedFaults(answer.body, page) : unlistedFaults(page)),
    ]).toEqual([])
  })
})

describe('with sample reviews the structured data', () => {
  test.each(inject('paths'))('of %s have no error', async (path) => {
    const { status, body } = await fetchFrom('shop', path)
    expect(isListed(path, status) ? await structuredDataFaults(body, readPage(body)) : []).toEqual([])
  })
})
