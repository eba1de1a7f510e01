import { describe, expect, it } from 'vitest'
import { questionForm, reviewForm } from './review'

const review = { stars: 4, summary: ' Sharp ', text: 'One line.\nAnother.', nickname: 'Mia', photos: [] }
const problems = (change: object) =>
  reviewForm.safeParse({ ...review, ...change }).error?.issues.map(({ path, message }) => [path[0], message])

describe('a review', () => {
  it('may have lines, and is trimmed', () => {
    expect(reviewForm.parse(review)).toMatchObject({ summary: 'Sharp', text: 'One line.\nAnother.' })
  })

  it.each([0, 6, 2.5, null, '4'])('has from one to five whole stars, not %j', (stars) => {
    expect(problems({ stars })).toContainEqual(['stars', 'Please choose from one to five stars.'])
  })

  it('says at each field what is missing', () => {
    expect(problems({ summary: ' ', text: '', nickname: '' })).toEqual(
      ['summary', 'text', 'nickname'].map((field) => [field, 'This is a required field.']),
    )
  })

  it('comes with a few photos at most', () => {
    expect(problems({ photos: Array(5).fill('a'.repeat(32)) })).toEqual([
      ['photos', 'Please send no more than 4 photos.'],
    ])
    expect(problems({ photos: ['../etc'] })).toHaveLength(1)
  })
})

describe('a question', () => {
  it('needs words, a name and an address for the answer', () => {
    const { error } = questionForm.safeParse({ question: '', name: '', email: 'mia' })
    expect(error?.issues.map(({ path }) => path[0])).toEqual(['question', 'name', 'email'])
  })
})
