import { describe, expect, it } from 'vitest'
import { ratingsOf } from './review-requests'

describe('the ratings of a review', () => {
  it('are the chosen stars for every rating of the backend', () => {
    const values = [1, 2, 3, 4, 5].map((stars) => ({ value: String(stars), value_id: `v${stars}` }))
    expect(
      ratingsOf(
        [
          { id: 'quality', values },
          { id: 'price', values },
          { id: 'of another scale', values: [{ value: '10', value_id: 'x' }] },
        ],
        4,
      ),
    ).toEqual([
      { id: 'quality', value_id: 'v4' },
      { id: 'price', value_id: 'v4' },
    ])
  })
})
