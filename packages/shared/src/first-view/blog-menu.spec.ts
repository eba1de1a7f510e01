import { expect, it } from 'vitest'
import { blogMenu } from './blog-menu'

it.each([
  [0, 0, 0],
  [1, 1, 0],
  [4, 2, 2],
  [5, 3, 2],
])('of %s categories %s are before the logo and %s after it, in order', (count, left, right) => {
  const categories = Array.from({ length: count }, (_, at) => ({ name: `${at}`, path: `/blog/${at}` }))
  const { before, after } = blogMenu(categories)
  expect([before.length, after.length]).toEqual([left, right])
  expect([...before, ...after]).toEqual(categories)
})
