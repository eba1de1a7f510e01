import { describe, expect, test } from 'vitest'
import { fakeShop, json } from '../testing/fake-shop'
import { readQuery } from '../testing/read-query'

const CONFIG = [{ key: 'store_name', value: 'Brand' }]
const PATH = '/productqa/index/view/ps'

/** A backend with one page. `other` is its answer for every other page. */
function shop(other: object = { data: { cmsPage: null } }) {
  return fakeShop({
    commerce: async (request) => {
      const { query, variables } = await readQuery(request)
      if (!query.includes('ProductQaPage')) return json({ data: { configvalues: CONFIG } })
      return json(variables.id === 101 ? { data: { cmsPage: { url_key: 'canvas-prints' } } } : other)
    },
  })
}
const refusal = (category: string) => ({
  data: { cmsPage: null },
  errors: [{ message: 'No', extensions: { category } }],
})

describe('the product Q&A page', () => {
  test('exists for a known page, which is loaded once', async () => {
    const { backendRequests, request } = shop()
    for (const _ of [1, 2]) expect((await request(`${PATH}/101`)).status).toBe(200)
    expect(backendRequests.filter(({ body }) => body.includes('ProductQaPage'))).toHaveLength(1)
  })

  test('is 404 for an unknown page', async () => {
    for (const other of [undefined, refusal('graphql-no-such-entity')]) {
      const response = await shop(other).request(`${PATH}/999`)
      expect(response.status).toBe(404)
      expect(await response.text()).toMatch(/name="robots" content="noindex/i)
    }
  })

  test.each(['abc', '0', '-1', '1e3', '99999999999'])(
    'with the id %s is 404, and the backend is not queried',
    async (id) => {
      const { backendRequests, request } = shop()
      expect((await request(`${PATH}/${id}`)).status).toBe(404)
      expect(backendRequests.filter(({ body }) => body.includes('ProductQaPage'))).toEqual([])
    },
  )

  test('is still shown while the backend fails', async () => {
    expect((await shop(refusal('graphql-internal')).request(`${PATH}/999`)).status).toBe(200)
  })
})
