import { describe, expect, it } from 'vitest'
import { afterwardsText, fewText, lockedText, perPageText, photosText, problemText, readText } from './fill-words'

const facts = { all: 120, leftOut: 3, alike: 14, used: 103, lockedPages: 2, openPages: 11 }

describe('the photos', () => {
  it('are told with those that stay out', () => {
    expect(photosText(facts)).toBe('120 photos. 3 are left out. 14 look like another one: the best of each goes in.')
    expect(photosText({ ...facts, all: 1, leftOut: 0, alike: 0 })).toBe('1 photo.')
    expect(photosText({ ...facts, leftOut: 1, alike: 1 })).toBe(
      '120 photos. 1 is left out. 1 looks like another one: the best of each goes in.',
    )
  })

  it('that are still read are counted', () => {
    expect(readText({ at: 121, of: 300 })).toBe('120 of 300 photos read')
  })
})

describe('a number of pages', () => {
  it.each([
    [0.5, 'some pages stay empty'],
    [1, '1 photo a page'],
    [1.4, '1.4 photos a page'],
    [8, '8 photos a page'],
  ])('with %s photos a page says %s', (photosPerPage, text) => {
    expect(perPageText({ photosPerPage })).toBe(text)
  })

  it('that has fewer photos says how many more it takes', () => {
    expect(fewText({ ...facts, used: 24 }, 24, 'page')).toBeNull()
    expect(fewText({ ...facts, used: 10 }, 24, 'page')).toBe(
      '10 photos are not enough for 24 pages. Choose 14 more, or fill now and add the rest later.',
    )
    expect(fewText({ ...facts, used: 1 }, 13, 'page')).toBe(
      '1 photo is not enough for 13 pages. Choose 12 more, or fill now and add the rest later.',
    )
  })
})

it('cards with fewer photos repeat them', () => {
  expect(fewText({ used: 12 }, 55, 'card')).toBe(
    '12 photos for 55 cards: they are repeated, as far apart as they can be.',
  )
})

it('a date means nothing for cards', () => {
  expect(afterwardsText('page')).toBe('They go in by date, and you can change every page afterwards.')
  expect(afterwardsText('card')).toBe('You can change every card afterwards.')
})

describe('filling that cannot start', () => {
  it('says what to do', () => {
    expect(problemText(facts)).toBeNull()
    expect(problemText({ ...facts, all: 0, leftOut: 0, alike: 0, used: 0 })).toBe(
      'Choose your photos first, 20 to 400 all at once. Then the pages fill themselves.',
    )
    expect(problemText({ ...facts, all: 9, leftOut: 9, alike: 0, used: 0 })).toBe(
      'All your photos are left out. Keep some again under Photos, or choose more.',
    )
    expect(problemText({ ...facts, openPages: 0 })).toBe(
      'You’ve changed all pages, so filling leaves them alone. You can start again from your photos.',
    )
    expect(problemText({ ...facts, all: 9, leftOut: 2, used: 0 })).toBe(
      'All your photos are on pages that you changed. Choose more, or start again from your photos.',
    )
  })
})

it('pages that the shopper has changed are left alone', () => {
  expect(lockedText(1)).toBe('You changed 1 page. Filling leaves it alone.')
  expect(lockedText(7)).toBe('You changed 7 pages. Filling leaves them alone.')
})
