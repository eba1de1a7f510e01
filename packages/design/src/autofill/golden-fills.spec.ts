import { describe, expect, test } from 'vitest'
import type { DesignDocument, DesignPhoto } from '../document/document'
import { applyPatch } from '../document/patch'
import type { ProductDefinition } from '../product/definition'
import { calendarDefinition } from '../testing/calendar'
import { bookDefinition } from '../testing/definitions'
import { filledPages } from '../testing/filled-pages'
import { newBook, newCalendar } from '../testing/new-designs'
import { photoSet, withPhotos } from '../testing/photo-set'
import type { Density } from './density'
import { fillDesign } from './fill-design'

// The whole result of auto-fill, which depends on every weight. A change of a weight changes these lines: look at the
// figures of `pnpm bench autofill` before you write the new ones.

function pagesOf(definition: ProductDefinition, design: DesignDocument, density: Density): string[] {
  const patch = fillDesign(definition, design, { density })
  if (!patch) throw new Error('Nothing to fill')
  return filledPages(definition, applyPatch(design, patch).document)
}

const book = (options: string[], photos: readonly DesignPhoto[]): DesignDocument => withPhotos(newBook(options), photos)

const calendar = (firstMonth: string, size: string, photos: readonly DesignPhoto[]): DesignDocument =>
  withPhotos(newCalendar({ firstMonth }, [size, 'week-monday']), photos)

const picked = (photos: readonly DesignPhoto[]): DesignPhoto[] =>
  photos.map((photo, at) =>
    at % 7 === 2 ? { ...photo, pick: 'star' } : at % 11 === 5 ? { ...photo, pick: 'out' } : photo,
  )
const withoutSubjects = (photos: readonly DesignPhoto[]): DesignPhoto[] =>
  photos.map(({ subject: _, ...photo }) => photo)

describe('a filled book', () => {
  test('of 40 pages with 70 photos', () => {
    expect(pagesOf(bookDefinition, book(['soft', 'pages-40'], photoSet(3, 70).photos), 'normal')).toEqual([
      'cover - | rows-1 : 35',
      'first tree-v280ov604po 2/0 : 0',
      'spread tree-h890v051ov946poo | tree-h197ov600pp : 1 2 3',
      'spread tree-v209ov732po | tree-h110ov051ov946po : 4 5',
      'spread tree-h167oh796v273ppo | tree-h096op : 6 7 8',
      'spread tree-h890v044ov953v500ppoo | rows-1 : 12 13 14',
      'spread tree-v240ov678po | tree-v542pp : 15 16 17',
      'spread tree-h157oh810v500ppo | tree-h110ov051ov946po : 18 19 20',
      'spread rows-1 | tree-v240ov678po : 23 24',
      'spread rows-1 | tree-v209ov732po : 25 26',
      'spread tree-h890v051ov946poo | tree-v209ov732po : 27 28',
      'spread rows-1 | tree-h096op : 30 32',
      'spread tree-h803v400ppo | tree-h096op : 33 34 36',
      'spread rows-1 | tree-v571pp : 37 38 40',
      'spread tree-h890v044ov953v500ppoo | tree-h110ov051ov946po : 41 42 43',
      'spread tree-h890v161ov805poo | tree-v471pp : 44 45 46',
      'spread tree-h904po | tree-h110ov051ov946po : 47 48',
      'spread tree-h890v244ov671poo | rows-1 : 49 50',
      'spread tree-h890v044ov953v500ppoo | tree-h110ov161ov805po : 51 55 57',
      'spread tree-v240ov678po | rows-1 : 59 60',
      'spread tree-h904po | tree-v114ov870po : 61 66',
      'last tree-h183oh772v692ppo 2/0 : 69 68',
    ])
  })

  test('of 8 pages, with favourites and photos left out, filled fully', () => {
    expect(pagesOf(bookDefinition, book(['hard', 'pages-8'], picked(photoSet(7, 30).photos)), 'full')).toEqual([
      'cover - | rows-1 : 2',
      'first tree-h068ov287h273ppp 2/0 : 0 4 6',
      'spread tree-v047ov950v424h500pppo | tree-v571pp : 7 9 12 14 15',
      'spread tree-h932v060ov935v457h429pppoo | tree-h235ov571pp : 16 17 18 20 21',
      'spread tree-v240ov678po | tree-h068ov096ov892v499h571pppo : 22 23 24 25',
      'last tree-h932v051ov946v553h529pph429ppoo 2/0 : 26 27 28 29',
    ])
  })

  test('of 40 pages with few photos, airy', () => {
    expect(pagesOf(bookDefinition, book(['soft', 'pages-40'], photoSet(5, 34).photos), 'airy')).toEqual([
      'cover - | rows-1 : 25',
      'first - : ',
      'spread tree-v127ov852po | - : 0',
      'spread tree-v218ov716po | - : 1',
      'spread rows-1 | - : 5',
      'spread rows-1 | tree-v127ov852po : 6 8',
      'spread - | tree-v249ov662po : 9',
      'spread - | tree-v287ov589po : 10',
      'spread rows-1 | - : 11',
      'spread rows-1 | - : 12',
      'spread rows-1 | - : 13',
      'spread rows-1 | - : 14',
      'spread - | rows-1 : 15',
      'spread tree-h951po | - : 16',
      'spread tree-v127ov852po | - : 19',
      'spread tree-v249ov662po | - : 21',
      'spread tree-v287ov589po | - : 23',
      'spread tree-v218ov716po | rows-1 : 24 26',
      'spread tree-v249ov662po | - : 27',
      'spread tree-v287ov589po | - : 28',
      'spread tree-v218ov716po | tree-h049ov151ov819po : 32 33',
      'last - : ',
    ])
  })

  test('of 8 pages with photos of which nobody knows the subject', () => {
    expect(
      pagesOf(bookDefinition, book(['hard', 'pages-8'], withoutSubjects(photoSet(9, 5).photos)), 'normal'),
    ).toEqual([
      'cover - | rows-1 : 3',
      'first - : ',
      'spread - | tree-v280ov604po : 2',
      'spread - | tree-v114ov870po : 4',
      'spread - : ',
      'last - : ',
    ])
  })
})

describe('a filled calendar', () => {
  test('from March', () => {
    expect(pagesOf(calendarDefinition, calendar('2027-03', 'size-a4', photoSet(11, 44).photos), 'normal')).toEqual([
      'cover rows-1 3/0 : 23',
      'month tree-h733pv500pp 4/0 : 4 28 38',
      'month tree-h220oh711po 4/0 : 0',
      'month tree-h220oh711po 4/0 : 6',
      'month rows-1 4/0 : 9',
      'month tree-h250oh658po 4/0 : 10',
      'month tree-h220oh711po 4/0 : 15',
      'month tree-h220oh711po 4/0 : 16',
      'month rows-1 4/0 : 20',
      'month rows-1 4/0 : 27',
      'month rows-1 4/0 : 29',
      'month tree-h220oh711po 4/0 : 25',
      'month rows-1 4/0 : 33',
    ])
  })

  test('for a desk, filled fully', () => {
    expect(pagesOf(calendarDefinition, calendar('2027-01', 'size-desk', photoSet(12, 60).photos), 'full')).toEqual([
      'cover rows-1 2/0 : 50',
      'month rows-1 4/0 : 7',
      'month rows-1 4/0 : 15',
      'month tree-v040ov957v660h498pv529pph289ph571ppo 4/0 : 0 3 8 13 29 30',
      'month tree-v190ov758po 4/0 : 23',
      'month tree-v264ov628po 4/0 : 27',
      'month tree-v190ov758po 4/0 : 28',
      'month rows-1 4/0 : 35',
      'month tree-v190ov758po 4/0 : 39',
      'month rows-1 4/0 : 47',
      'month rows-1 4/0 : 54',
      'month tree-v091ov897po 4/0 : 55',
      'month rows-1 4/0 : 56',
    ])
  })
})
