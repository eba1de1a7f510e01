import { describe, expect, it } from 'vitest'
import type { WidgetItem } from '../parse-content'
import { kindOf, openingAfterKey, openingsOf, stepOfPointer } from './openings'

const item = (data: Record<string, string>): WidgetItem => ({ data, href: '', html: '' })

describe('what is leafed through', () => {
  it('is the pictures of the content, over both pages unless one side is named', () => {
    const items = [
      item({ picture: '/a.webp', alt: 'A tree', label: 'Cover', on: 'right' }),
      item({ picture: '/b.webp', label: 'Pages 2–3' }),
      item({ label: 'No picture' }),
      item({ picture: '/c.webp', alt: 'A dune', label: 'Page 24', on: 'left' }),
    ]
    expect(openingsOf(items)).toEqual([
      { picture: '/a.webp', alt: 'A tree', label: 'Cover', on: 'right' },
      { picture: '/b.webp', alt: '', label: 'Pages 2–3', on: 'both' },
      { picture: '/c.webp', alt: 'A dune', label: 'Page 24', on: 'left' },
    ])
  })

  it('is a book unless the content names another kind', () => {
    expect([kindOf('calendar'), kindOf('cards'), kindOf('scroll'), kindOf(undefined)]).toEqual([
      'calendar',
      'cards',
      'book',
      'book',
    ])
  })
})

it.each([
  ['ArrowRight', 4, 5],
  ['ArrowRight', 13, 13],
  ['ArrowLeft', 4, 3],
  ['ArrowLeft', 0, 0],
  ['Home', 7, 0],
  ['End', 7, 13],
  ['Enter', 7, null],
  ['toString', 7, null],
])('the key %s at opening %i of 14 leads to %s', (key, at, to) => {
  expect(openingAfterKey(key, at, 14)).toBe(to)
})

it.each([
  ['a swipe to the left turns on', 200, 150, 1],
  ['a swipe to the right turns back', 150, 200, -1],
  ['a tap on the right page turns on', 330, 332, 1],
  ['a tap on the left page turns back', 60, 58, -1],
])('%s', (_, from, to, step) => {
  expect(stepOfPointer(from, to, { left: 16, width: 358 })).toBe(step)
})
