import { expect, it } from 'vitest'
import { newDocument } from '../arrangement/new-document'
import { geometryOn } from '../geometry/surfaces'
import { chooseLayout } from '../layouts/choose-layout'
import { emptySlots } from '../layouts/edits'
import { LAYOUTS } from '../layouts/layouts'
import { canvasDefinition } from '../testing/definitions'
import type { DesignDocument, DesignPhoto } from './document'
import { applyPatch } from './patch'
import { readDesignDocument } from './read-document'
import { surfacesOf } from './records'
import { withoutPhotos } from './without-photos'

const document: DesignDocument = {
  version: 2,
  sku: 'canvas-print',
  tool: 'uploadchoice',
  options: [],
  records: {
    p1: { kind: 'photo', id: 'p1', upload: 'u1', name: 'lake.jpg', widthPx: 1200, heightPx: 900 },
    s1: { kind: 'surface', id: 's1', part: 'front', order: 'a0', orientation: 'landscape' },
    i1: {
      kind: 'item',
      id: 'i1',
      surface: 's1',
      order: 'a0',
      type: 'photo',
      data: { photo: 'p1', turns: 0, crop: { x: 0, y: 0, width: 1, height: 1 } },
    },
    d1: {
      kind: 'derived',
      id: 'd1',
      photo: 'p1',
      key: 'grey',
      widthPx: 1200,
      heightPx: 900,
      tiles: [{ upload: 'u1-grey', x: 0, y: 0, widthPx: 1200, heightPx: 900 }],
    },
    i2: {
      kind: 'item',
      id: 'i2',
      surface: 's1',
      order: 'a1',
      frame: { x: 0, y: 0, width: 100, height: 20, angle: 0 },
      type: 'text',
      data: {
        words: 'Kia ora',
        font: 'lora',
        sizeMm: 10,
        colour: '#16211b',
        align: 'left',
        lineHeight: 1.2,
        letterSpacing: 0,
      },
    },
  },
}

it('a design without photos keeps its words and names no upload', () => {
  const left = withoutPhotos(document)
  expect(Object.keys(left.records)).toEqual(['s1', 'i2'])
  expect(JSON.stringify(left)).not.toContain('u1')
  expect(readDesignDocument(left)).toMatchObject({ ok: true, document: left })
})

it('a calendar without photos keeps its months, and has no dates of other people', () => {
  const settings = {
    kind: 'calendar',
    firstMonth: '2027-07',
    holidays: false,
    region: 'otago',
    language: 'mi',
    dates: [{ month: 4, day: 12, words: 'Nana', born: 1958, photo: 'p1' }],
  } as const
  const left = withoutPhotos({ ...document, settings: { ...settings, dates: [...settings.dates] } })
  expect(left.settings).toEqual({ ...settings, dates: [] })
})

it('a design without photos keeps its layout, whose places are all empty', () => {
  const definition = canvasDefinition
  const design = newDocument(definition, { sku: 'canvas-print', tool: 'uploadchoice', options: ['size-30x40'] })
  const [surface] = surfacesOf(design)
  if (!surface) throw new Error('A design has a surface')
  const photos = ['a', 'b'].map(
    (id): DesignPhoto => ({ kind: 'photo', id, upload: `u-${id}`, name: `${id}.jpg`, widthPx: 3000, heightPx: 2000 }),
  )
  const withPhotos = applyPatch(design, { put: photos }).document
  const layout = { id: LAYOUTS.find((entry) => entry.photos === 2)?.id ?? '', gapMm: 4, marginMm: 4 }
  const patch = chooseLayout(withPhotos, surface, geometryOn(definition, withPhotos, surface), layout, photos)
  const full = applyPatch(withPhotos, patch).document
  const emptyIn = (from: DesignDocument) => {
    const [changed] = surfacesOf(from)
    return changed ? emptySlots(from, changed, geometryOn(definition, from, changed)) : []
  }
  expect(emptyIn(full)).toEqual([])
  const left = withoutPhotos(full)
  expect(surfacesOf(left)).toMatchObject([{ layout }])
  expect(emptyIn(left)).toEqual([0, 1])
})
