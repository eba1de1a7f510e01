import { describe, expect, it } from 'vitest'
import { questionForm, reviewForm } from './review'

const review = { stars: 4, summary: ' Sharp ', text: 'One line.\nAnother.', nickname: 'Mia', photos: [] }
const problems = (change: object) =>
  reviewForm.safeParse({ ...review, ...change }).error?.issues.map(({ path, message }) => [path[0], message])

describe('a review', () => {
  it('may have line breaks, and is trimmed', () => {
    expect(reviewForm.parse(review)).toMatchObject({ summary: 'Sharp', text: 'One line.\nAnother.' })
  })

  it.each([0, 6, 2.5, null, '4'])('has from one to five whole stars, not %j', (stars) => {
    expect(problems({ stars })).toContainEqual(['stars', 'Please choose from one to five stars.'])
  })

  it('has a message at each missing field', () => {
    expect(problems({ summary: ' ', text: '', nickname: '' })).toEqual(
      ['summary', 'text', 'nickname'].map((field) => [field, 'This is a required field.']),
    )
  })

  it('has a limited number of photos', () => {
    expect(problems({ photos: Array(5).fill('a'.repeat(32)) })).toEqual([
      ['photos', 'Please send no more than 4 photos.'],
    ])
    expect(problems({ photos: ['../etc'] })).toEqual([
      ['photos', 'Please wait until your photos are uploaded, or remove them.'],
    ])
  })
})

describe('a question', () => {
  it('needs a text, a name and an email', () => {
    const { error } = questionForm.safeParse({ question: '', name: '', email: 'mia' })
    expect(error?.issues.map(({ path }) => path[0])).toEqual(['question', 'name', 'email'])
  })
})
