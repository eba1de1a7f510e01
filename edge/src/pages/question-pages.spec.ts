import { describe, expect, test } from 'vitest'
import { fakeShop, json } from '../testing/fake-shop'

const CONFIG = [{ key: 'store_name', value: 'Brand' }]
const PATH = '/productqa/index/view/ps'

/** A backend with one page; what it says of others, and of everything, can be something else. */
function shop(other: object = { data: { cmsPage: null } }) {
  return fakeShop({
    commerce: async (request) => {
      const { query, variables } = (await request.json()) as { query: string; variables: { id?: number } }
      if (!query.includes('QuestionPage')) return json({ data: { configvalues: CONFIG } })
      return json(variables.id === 101 ? { data: { cmsPage: { url_key: 'canvas-prints' } } } : other)
    },
  })
}
const refusal = (category: string) => ({
  data: { cmsPage: null },
  errors: [{ message: 'No', extensions: { category } }],
})

describe('the questions of a page', () => {
  test('are there, and the page is asked for once', async () => {
    const { asked, request } = shop()
    for (const _ of [1, 2]) expect((await request(`${PATH}/101`)).status).toBe(200)
    expect(asked.filter(({ body }) => body.includes('QuestionPage'))).toHaveLength(1)
  })

  test('that is not there are not found', async () => {
    for (const other of [undefined, refusal('graphql-no-such-entity')]) {
      const response = await shop(other).request(`${PATH}/999`)
      expect(response.status).toBe(404)
      expect(await response.text()).toMatch(/name="robots" content="noindex/i)
    }
  })

  test.each(['abc', '0', '-1', '1e3', '99999999999'])(
    'by the name %s are not found, and nobody is asked',
    async (id) => {
      const { asked, request } = shop()
      expect((await request(`${PATH}/${id}`)).status).toBe(404)
      expect(asked.filter(({ body }) => body.includes('QuestionPage'))).toEqual([])
    },
  )

  test('stay while the backend fails', async () => {
    expect((await shop(refusal('graphql-internal')).request(`${PATH}/999`)).status).toBe(200)
  })
})
