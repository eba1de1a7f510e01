import { describe, expect, test } from 'vitest'
import { type BookFigures, bookFigures, changed, fixedTemplates } from '../testing/book-figures'
import { bookDefinition } from '../testing/definitions'
import { newBook } from '../testing/new-designs'
import { photoSet, withPhotos } from '../testing/photo-set'
import { fillDesign } from './fill-design'

const COMPARED = ['lost', 'cut', 'inFold', 'split', 'repeated'] as const satisfies (keyof BookFigures)[]

describe('a filled book beside one with photos as they were added in fixed templates', () => {
  test.each([
    { seed: 1, count: 90, cover: 'soft' },
    { seed: 2, count: 110, cover: 'hard' },
    { seed: 3, count: 140, cover: 'soft' },
  ])('is better at each figure, for $count photos in a $cover cover', ({ seed, count, cover }) => {
    const { photos, events } = photoSet(seed, count)
    const options = [cover, 'pages-40']
    const empty = newBook(options)
    const design = withPhotos(empty, photos)
    const ours = bookFigures(
      bookDefinition,
      changed(design, fillDesign(bookDefinition, design, { density: 'normal' })),
      events,
    )
    for (const crops of ['middle', 'subject'] as const) {
      const usual = bookFigures(bookDefinition, changed(design, fixedTemplates(bookDefinition, design, crops)), events)
      const better = COMPARED.filter((figure) => ours[figure] < usual[figure])
      const said = `${crops}: ${JSON.stringify({ ours, usual })}`
      // A crop about the subject cuts nearly none.
      expect(better, said).toEqual(COMPARED.filter((figure) => crops === 'middle' || figure !== 'cut'))
    }
  })
})
