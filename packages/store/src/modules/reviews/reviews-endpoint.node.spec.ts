import { describe, expect, it } from 'vitest'
import { answerReviews } from './reviews-endpoint'

const figures = (count: number, average: number) => ({ count, average, byStars: [0, 0, 0, 0, count] })
const PRODUCTS = [
  { id: 7, sku: 'photo-mug', enabled: true },
  { id: 8, sku: 'old-mug', enabled: false },
]

/** The answer at a path below /rest/V1/reviews. */
function ask(path: string, { site = figures(0, 0), method = 'GET' } = {}) {
  return answerReviews(new Request(`https://store.internal/rest/V1/reviews/${path}`, { method }), {
    reviews: {
      siteFigures: async () => site,
      figuresOf: async (sku) => (sku === 'photo-mug' ? figures(501, 4.5789) : figures(3, 5)),
    },
    catalogue: { byId: async (ids) => PRODUCTS.filter(({ id }) => ids.includes(id)) },
  })
}

it.each([
  [4.5678, 1234, { average: 4.57, review_count: 1234 }],
  [4.7449, 3, { average: 4.74, review_count: 3 }],
  [5, 1, { average: 5, review_count: 1 }],
  [0, 0, { average: 0, review_count: 0 }],
])('the average of the whole shop has two decimals: %s', async (average, count, sites) => {
  const answer = await ask('summary', { site: figures(count, average) })
  expect([answer.status, await answer.json()]).toEqual([200, { sites }])
})

describe('the review figures of a product', () => {
  it('are cached for a minute', async () => {
    const answer = await ask('products/7')
    expect(await answer.json()).toEqual({
      product_totals: { average_rating: 4.58, total_reviews: 501 },
      certificate_url: null,
    })
    expect(answer.headers.get('cache-control')).toBe('public, max-age=60')
    expect((await ask('summary')).headers.get('cache-control')).toBe('public, max-age=60')
  })

  it.each(['8', '9'])('are 404 for a product that is not on sale: %s', async (id) => {
    const answer = await ask(`products/${id}`)
    expect([answer.status, answer.headers.get('cache-control'), await answer.json()]).toEqual([
      404,
      'no-store',
      { message: 'No such entity with %fieldName = %fieldValue', parameters: { fieldName: 'id', fieldValue: id } },
    ])
  })
})

it('another path is 404', async () => {
  const answer = await ask('products/7/x')
  expect([answer.status, await answer.json()]).toEqual([404, { message: 'Request does not match any route.' }])
})

it('another method than GET is 405', async () => {
  const answer = await ask('summary', { method: 'POST' })
  expect([answer.status, answer.headers.get('allow'), answer.headers.get('cache-control')]).toEqual([
    405,
    'GET',
    'no-store',
  ])
  expect(await answer.json()).toEqual({ message: 'This address can only be read.' })
})
