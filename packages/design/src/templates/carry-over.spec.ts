import { describe, expect, it } from 'vitest'
import type { DesignDocument, DesignPhoto } from '../document/document'
import { applyPatch, type Patch } from '../document/patch'
import { placedPhotosOf, placedPhotosOn, surfaceOf } from '../document/records'
import { geometryOn } from '../geometry/surfaces'
import { putInSlot } from '../layouts/edits'
import { cardDefinition as card } from '../testing/definitions'
import { layTemplate } from './lay-template'
import { moveTemplate } from './move-template'
import { type Template, type TemplateFace, templateData } from './template-data'

const [FOLDED, FLAT, LARGE] = ['folded-10x15', 'flat-10x15', 'folded-20x30']

const words = (name: string, text: string, x: number): TemplateFace['items'][number] => ({
  name,
  x: [x, 0],
  y: [0.8, 0],
  width: [0, 0.5],
  height: [0, 0.1],
  type: 'text',
  data: {
    words: text,
    font: 'lora',
    size: 0.06,
    colour: '#102030',
    align: 'centre',
    lineHeight: 1.2,
    letterSpacing: 0,
  },
})

const PLACE = { id: 'rows-1', gap: 0, margin: 0.1 }

const template: Template = {
  version: 1,
  faces: [
    {
      part: 'outside',
      outline: 'rect',
      aspect: 1.33,
      halves: { right: PLACE },
      items: [words('greeting', 'Kia ora', 0.75)],
    },
    { part: 'inside', outline: 'rect', aspect: 1.33, items: [words('wish', 'Have a good one', 0.75)] },
    { part: 'front', outline: 'rect', aspect: 0.67, layout: PLACE, items: [words('greeting', 'Kia ora', 0.5)] },
    { part: 'back', outline: 'rect', aspect: 0.67, items: [words('wish', 'Have a good one', 0.5)] },
  ],
}

function lay(option: string): DesignDocument {
  const laid = layTemplate(template, card, { sku: 'card', tool: 'card-tool', options: [option] })
  if (!laid) throw new Error('The template has no face')
  return laid
}

const laid = [FOLDED, LARGE, FLAT].map(lay)
const apply = (design: DesignDocument, patch: Patch) => applyPatch(design, patch).document
const moved = (design: DesignDocument, option: string) => apply(design, moveTemplate(card, design, [option], laid))

const wordsOf = ({ records }: DesignDocument, id: string) => {
  const item = records[`template:${id}`]
  return item?.kind === 'item' && item.type === 'text' ? item.data.words : null
}

function rewritten(design: DesignDocument, id: string, text: string): DesignDocument {
  const item = design.records[`template:${id}`]
  if (item?.kind !== 'item' || item.type !== 'text') throw new Error('There are no words')
  return apply(design, { put: [{ ...item, data: { ...item.data, words: text } }] })
}

const photo: DesignPhoto = { kind: 'photo', id: 'p1', upload: 'u1', name: 'a.jpg', widthPx: 3000, heightPx: 4000 }

function withPhoto(design: DesignDocument, on: string, slot: number): DesignDocument {
  const known = apply(design, { put: [photo] })
  const surface = surfaceOf(known, on)
  const put = surface && putInSlot(known, surface, geometryOn(card, known, surface), slot, photo)
  if (!put) throw new Error('There is no place')
  return apply(known, put.patch)
}

describe('a template with places on a page of a folded card', () => {
  it('fits its schema, which has places over all of a face or on its pages', () => {
    expect(templateData.safeParse(template).success).toBe(true)
    const [outside, ...others] = template.faces
    const both = { version: 1, faces: [{ ...outside, layout: PLACE }, ...others] }
    expect(templateData.safeParse(both).error?.issues.map(({ message }) => message)).toEqual([
      'A face has places over all of it and on its pages',
    ])
  })

  it('has them on that page in each size', () => {
    expect(surfaceOf(lay(FOLDED), 'surface:outside')).toMatchObject({
      halves: { right: { id: 'rows-1', gapMm: 0, marginMm: 15 } },
    })
    const small = withPhoto(lay(FOLDED), 'surface:outside', 15)
    expect(placedPhotosOf(small)).toMatchObject([{ slot: 15, frame: { x: 115, y: 15, width: 70, height: 120 } }])
    const large = moved(small, LARGE)
    expect(surfaceOf(large, 'surface:outside')).toMatchObject({ halves: { right: { marginMm: 30 } } })
    expect(placedPhotosOf(large)).toMatchObject([{ slot: 15, frame: { x: 230, y: 30, width: 140, height: 240 } }])
  })
})

describe('a flat card in place of a folded one', () => {
  it('has the words of the shopper, and takes later ones back', () => {
    const folded = rewritten(rewritten(lay(FOLDED), 'outside:greeting', 'Tēnā koe'), 'inside:wish', 'Come over')
    const flat = moved(folded, FLAT)
    expect([wordsOf(flat, 'front:greeting'), wordsOf(flat, 'back:wish')]).toEqual(['Tēnā koe', 'Come over'])
    const back = moved(rewritten(flat, 'back:wish', 'Come at two'), FOLDED)
    expect([wordsOf(back, 'outside:greeting'), wordsOf(back, 'inside:wish')]).toEqual(['Tēnā koe', 'Come at two'])
  })

  it('has their photo in the place of its front, and none twice', () => {
    const folded = withPhoto(lay(FOLDED), 'surface:outside', 15)
    const flat = moved(folded, FLAT)
    const front = surfaceOf(flat, 'surface:front')
    if (!front) throw new Error('There is no front')
    expect(placedPhotosOn(flat, front)).toMatchObject([
      { slot: 0, data: { photo: 'p1' }, frame: { x: 10, y: 10, width: 80, height: 130 } },
    ])
    expect(placedPhotosOf(moved(flat, FOLDED))).toHaveLength(2)
    expect(placedPhotosOf(moved(moved(flat, FOLDED), FLAT))).toHaveLength(2)
  })

  it('leaves words alone that the shopper has made others than the template’s', () => {
    const start = moved(lay(FOLDED), FLAT)
    const greeting = start.records['template:front:greeting']
    if (greeting?.kind !== 'item' || greeting.type !== 'text') throw new Error('There are no words')
    const coloured = apply(start, {
      put: [{ ...greeting, data: { ...greeting.data, colour: '#aa0000', words: 'Red' } }],
    })
    const folded = rewritten(moved(coloured, FOLDED), 'outside:greeting', 'Blue')
    expect(wordsOf(moved(folded, FLAT), 'front:greeting')).toBe('Red')
  })

  it('brings back nothing that the shopper took away', () => {
    const { document } = applyPatch(lay(FOLDED), { remove: ['template:front:greeting'] })
    expect(wordsOf(moved(document, FLAT), 'front:greeting')).toBeNull()
  })
})
