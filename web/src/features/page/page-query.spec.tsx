import { NO_SETTINGS } from '@kea/shared/page/no-settings'
import { shownRating } from '@kea/shared/page/rating'
import type { Settings } from '@kea/shared/page/settings'
import { render } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { queryClient } from '~/api/query-client'
import { useSettings } from '~/api/settings-query'
import { Shop } from '~/api/testing/Shop'
import { documentCookies } from '~/lib/testing/cookie-jar'
import { pageQuery } from './page-query'

beforeEach(() => void documentCookies())
afterEach(() => {
  queryClient.clear()
  vi.unstubAllGlobals()
})

const load = (answer: () => Promise<Response>) => {
  vi.stubGlobal('fetch', answer)
  return queryClient.fetchQuery({ ...pageQuery('/canvas-prints'), retry: false, staleTime: 0 })
}
const down = () => load(() => Promise.reject(new TypeError('down')))

let seen: Settings | undefined
/** Reads the settings of header and footer. */
function Reader() {
  seen = useSettings()
  return null
}
function shownSettings(): Settings | undefined {
  render(
    <Shop>
      <Reader />
    </Shop>,
  )
  return seen
}

describe('a page that cannot be loaded', () => {
  it('leaves settings and rating at their defaults', async () => {
    await expect(down()).rejects.toThrow()
    const settings = shownSettings()
    expect(settings).toEqual(NO_SETTINGS)
    expect(settings).toMatchObject({ brand: '', rating: { average: 0, count: 0 } })
    expect(shownRating({ rating: { average: 0, count: 0 } }, settings ?? NO_SETTINGS)).toBeNull()
  })

  it('does not change the settings of an earlier page', async () => {
    const config = { store_name: 'Brand', average_rating: '4.8', total_reviews: '900' }
    await load(async () => Response.json({ status: 200, pageDetails: null, data: { metaData: {} }, config }))
    await expect(down()).rejects.toThrow()
    expect(shownSettings()).toMatchObject({ brand: 'Brand', rating: { average: 4.8, count: 900 } })
  })
})
