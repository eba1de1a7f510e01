import { render } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { ReviewItems } from './ReviewItems'
import type { Review } from './reviews'
import { StarBar } from './StarBar'
import { starWidth } from './stars'

describe('the star bar', () => {
  it.each([
    [5, 100],
    [4.6, 92],
    [4.55, 91],
    [0, 0],
    [7, 100],
    [-1, 0],
  ])('of %d out of 5 is filled to %d percent', (average, width) => {
    expect(starWidth(average)).toBe(width)
    const { container } = render(<StarBar average={average} />)
    const filled = [...container.querySelectorAll<HTMLElement>('[style]')]
    expect(filled.map(({ style, textContent }) => [style.width, textContent])).toEqual([[`${width}%`, '★★★★★']])
    expect(container.textContent).toBe('★★★★★★★★★★')
  })
})

it('a review has a label if verified, and samples one for all of them, or each among real reviews', () => {
  const review: Review = {
    stars: 5,
    title: '',
    text: '',
    nickname: '',
    date: '',
    product: null,
    isVerified: false,
    isSample: false,
    photos: [],
  }
  const draw = (fields: Partial<Review>) =>
    render(<ReviewItems reviews={[{ ...review, ...fields }]} stars={null} />).container
  expect(draw({}).textContent).not.toMatch(/Verified|Sample/)
  expect(draw({ isVerified: true }).textContent).toContain('Verified')
  const samples = [1, 2].map(() => ({ ...review, isSample: true }))
  const all = render(<ReviewItems reviews={samples} stars={null} />).container
  expect(all.textContent?.match(/sample/gi)).toEqual(['sample'])
  expect(all.textContent).toContain('These reviews are samples, not from customers.')
  const mixed = render(<ReviewItems reviews={[review, ...samples]} stars={null} />).container
  expect(mixed.textContent?.match(/sample/gi)).toEqual(['Sample', 'Sample'])
  const [photo] = draw({ photos: ['/media/uploads/a?end=1'] }).querySelectorAll('img')
  expect(photo?.getAttribute('src')).toBe('/media/uploads/a?end=1')
})
