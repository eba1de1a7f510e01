// Loaded through Vite (../autofill.ts), since the design package names its files without endings.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { newDocument } from '../../../packages/design/src/arrangement/new-document'
import { likePhotos } from '../../../packages/design/src/autofill/bursts'
import { photoEvents } from '../../../packages/design/src/autofill/events'
import { fillDesign } from '../../../packages/design/src/autofill/fill-design'
import { countOffers } from '../../../packages/design/src/autofill/page-counts'
import type { DesignDocument } from '../../../packages/design/src/document/document'
import { readDesignDocument } from '../../../packages/design/src/document/read-document'
import { likenessOf } from '../../../packages/design/src/look/likeness'
import type { ProductDefinition } from '../../../packages/design/src/product/definition'
import {
  type BookFigures,
  bookFigures,
  changed,
  fixedTemplates,
} from '../../../packages/design/src/testing/book-figures'
import { photoSet, withPhotos } from '../../../packages/design/src/testing/photo-set'
import { definitionOf, optionValueUid } from '../../../packages/store/seed/build-definition'
import { root } from '../../lib/wrangler'
import type { LabelledPhotos } from './labelled-photos'

/** 20 × 20 cm without page numbers, of 96 pages. */
const [SQUARE, PLAIN, MOST_PAGES] = [
  optionValueUid(1441, 144101),
  optionValueUid(1444, 144401),
  optionValueUid(1443, 144306),
]
const COVERS = { soft: optionValueUid(1442, 144201), hard: optionValueUid(1442, 144202) }
const SEED = 'packages/store/seed/products/photo-book.json'

function bookDefinition(): ProductDefinition {
  const definition = definitionOf(JSON.parse(readFileSync(join(root, SEED), 'utf8')))
  if (!definition) throw new Error('The book has no design')
  return definition
}

const emptyBook = (definition: ProductDefinition, cover: string): DesignDocument =>
  newDocument(definition, { sku: 'photo-book', tool: 'photobook-tool', options: [SQUARE, cover, MOST_PAGES, PLAIN] })

const percent = (share: number) => `${(100 * share).toFixed(1)} %`

const rowOf = (name: string, { lost, cut, inFold, split, repeated, placed, pages }: BookFigures) => ({
  book: name,
  'crop lost': percent(lost),
  'subjects cut': cut,
  'subjects in the fold': inFold,
  'events split': split,
  'layouts repeated': repeated,
  photos: placed,
  pages,
})

/** For files of the bench that Node loads, which does not find it. */
export const likeness: typeof likenessOf = (pixels) => likenessOf(pixels)

/** How much of what was labelled is found. */
export function foundAgain({ photos, events, bursts }: LabelledPhotos) {
  const found = photoEvents(photos)
  const mixed = found.filter((event) => new Set(event.photos.map((id) => events.get(id))).size > 1).length
  const key = (group: readonly string[]) => group.toSorted().join(' ')
  const like = new Set(likePhotos(photos).map(key))
  return {
    events: new Set(events.values()).size,
    eventsFound: found.length,
    eventsMixed: mixed,
    bursts: bursts.length,
    burstsFound: bursts.filter((burst) => like.has(key(burst))).length,
  }
}

const COMPARED = ['lost', 'cut', 'inFold', 'split', 'repeated'] as const satisfies (keyof BookFigures)[]

/** Ours beside fixed templates, cropped about the middle and, as none of the kits do, about the subject. */
export function compared({ photos, events }: LabelledPhotos) {
  const definition = bookDefinition()
  return Object.entries(COVERS).flatMap(([name, cover]) => {
    const design = withPhotos(emptyBook(definition, cover), photos)
    const value = countOffers(definition, design, 'normal').find(({ suits }) => suits)?.value ?? MOST_PAGES
    const options = [SQUARE, cover, value, PLAIN]
    const figuresOf = (filled: DesignDocument) => bookFigures(definition, filled, events)
    const ours = figuresOf(changed(design, fillDesign(definition, design, { density: 'normal', options })))
    const sized = withPhotos(newDocument(definition, { sku: 'photo-book', tool: 'photobook-tool', options }), photos)
    const fixed = figuresOf(changed(sized, fixedTemplates(definition, sized, 'middle')))
    const centred = figuresOf(changed(sized, fixedTemplates(definition, sized, 'subject')))
    return [
      {
        isBetter: COMPARED.every((figure) => ours[figure] < fixed[figure]),
        rows: [
          rowOf(`${name}, filled by itself`, ours),
          rowOf(`${name}, fixed templates`, fixed),
          rowOf(`${name}, fixed templates, our crops`, centred),
        ],
      },
    ]
  })
}

/** The processor's time for some work, in ms: other programs do not count. */
function cpuMs(work: () => void): number {
  const before = process.cpuUsage()
  work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}

/** The time to fill a book of 96 pages from 400 photos, and to read and check its document. */
export function fillTime() {
  const definition = bookDefinition()
  const { photos } = photoSet(400, 400)
  const apart = photos.map(({ likeness: _, ...photo }) => photo)
  const design = withPhotos(emptyBook(definition, COVERS.soft), apart)
  let filled = design
  const fillMs = cpuMs(() => {
    filled = changed(design, fillDesign(definition, design, { density: 'full' }))
  })
  const text = JSON.stringify(filled)
  const readMs = cpuMs(() => {
    if (!readDesignDocument(JSON.parse(text)).ok) throw new Error('The filled book cannot be read')
  })
  return { fillMs, readMs }
}
