import { describe, expect, it } from 'vitest'
import type { DesignDocument } from '../document/document'
import { designDocument } from '../document/document'
import { applyPatch } from '../document/patch'
import { itemsOf, placedPhotosOf, surfacesOf } from '../document/records'
import { geometryOn } from '../geometry/surfaces'
import { placeInLayout } from '../layouts/edits'
import { rugDefinition as rug } from '../testing/definitions'
import { layTemplate } from './lay-template'
import { laidFor, moveTemplate } from './move-template'
import type { Template } from './template-data'
import { templateData } from './template-data'

const [SMALL, ROUND, LARGE] = ['size-60x90', 'size-round-100', 'size-120x170']

const WORDS = { font: 'lora', colour: '#102030', align: 'centre', lineHeight: 1.2, letterSpacing: 0 } as const

const template: Template = {
  version: 1,
  faces: [
    {
      part: 'front',
      outline: 'rect',
      aspect: 0.67,
      background: { kind: 'colour', colour: '#f0e0d0' },
      layout: { id: 'rows-2', gap: 0.01, margin: 0.05 },
      items: [
        {
          name: 'frame',
          x: [0.5, 0],
          y: [0.5, 0],
          width: [1, -0.1],
          height: [1, -0.1],
          locked: true,
          type: 'shape',
          data: { shape: 'rect', stroke: { colour: '#aa0000', width: 0.02 }, radius: 0.01 },
        },
        {
          name: 'paw',
          x: [0, 0.2],
          y: [1, -0.2],
          width: [0, 0.1],
          height: [0, 0.1],
          angle: 30,
          type: 'graphic',
          data: { drawing: 'paw', colours: [] },
        },
        {
          name: 'words',
          x: [0.5, 0],
          y: [0.5, 0],
          width: [0.8, 0],
          height: [0, 0.1],
          type: 'text',
          data: { ...WORDS, words: 'Kia ora', size: 0.08 },
        },
      ],
    },
    {
      part: 'front',
      outline: 'ellipse',
      aspect: 1,
      items: [
        {
          name: 'ring',
          x: [0.5, 0],
          y: [0.5, 0],
          width: [1, 0],
          height: [1, 0],
          type: 'shape',
          data: { shape: 'ellipse', fill: '#00aa00' },
        },
        {
          name: 'words',
          x: [0.5, 0],
          y: [0.25, 0],
          width: [0.5, 0],
          height: [0, 0.1],
          type: 'text',
          data: { ...WORDS, words: 'Kia ora', size: 0.05 },
        },
      ],
    },
  ],
}

function lay(options: string[]): DesignDocument {
  const laid = layTemplate(template, rug, { sku: 'rug', tool: 'rug-tool', options })
  if (!laid) throw new Error('The template has no such face')
  return laid
}

const itemOf = (design: DesignDocument, name: string) => design.records[`template:front:${name}`]

describe('a template', () => {
  it('is laid in parts of the face', () => {
    const laid = lay([SMALL])
    expect(designDocument.parse(laid)).toEqual(laid)
    expect(surfacesOf(laid)).toMatchObject([
      { background: { kind: 'colour', colour: '#f0e0d0' }, layout: { id: 'rows-2', gapMm: 6, marginMm: 30 } },
    ])
    expect(itemsOf(laid).map(({ id }) => id)).toEqual([
      'template:front:frame',
      'template:front:paw',
      'template:front:words',
    ])
    expect(itemOf(laid, 'frame')).toMatchObject({
      frame: { x: 30, y: 30, width: 540, height: 840, angle: 0 },
      locked: true,
      data: { shape: 'rect', stroke: { colour: '#aa0000', widthMm: 12 }, radiusMm: 6 },
    })
    expect(itemOf(laid, 'paw')).toMatchObject({ frame: { x: 90, y: 750, width: 60, height: 60, angle: 30 } })
    expect(itemOf(laid, 'words')).toMatchObject({
      frame: { x: 60, y: 420, width: 480, height: 60, angle: 0 },
      data: { words: 'Kia ora', sizeMm: 48 },
    })
  })

  it('keeps its forms on a face of other proportions', () => {
    expect(itemOf(lay([LARGE]), 'paw')).toMatchObject({
      frame: { x: 180, y: 1400, width: 120, height: 120, angle: 30 },
    })
  })

  it('has another face on a round piece', () => {
    const laid = lay([ROUND])
    expect(surfacesOf(laid)[0]).not.toHaveProperty('layout')
    expect(itemsOf(laid).map(({ id }) => id)).toEqual(['template:front:ring', 'template:front:words'])
    expect(itemOf(laid, 'words')).toMatchObject({
      frame: { x: 250, y: 200, width: 500, height: 100 },
      data: { sizeMm: 50 },
    })
  })

  it.each([
    [[0.5, 1.2], SMALL, 0.5],
    [[1.2, 0.5], SMALL, 0.5],
    [[0.9, 0.4], SMALL, 0.9],
  ])('of faces of the shape %j on %s has the one that is nearest: %s', (aspects, option, nearest) => {
    const [upright] = template.faces
    if (!upright) throw new Error('There is no face')
    const faces = aspects.map((aspect) => ({
      ...upright,
      aspect,
      background: { kind: 'colour' as const, colour: aspect === nearest ? ('#00ff00' as const) : ('#ff0000' as const) },
    }))
    const start = { sku: 'rug', tool: 'rug-tool', options: [option] }
    const laid = layTemplate({ ...template, faces }, rug, start)
    expect(laid && surfacesOf(laid)[0]?.background).toEqual({ kind: 'colour', colour: '#00ff00' })
  })

  it('is none of a product that it was not drawn for', () => {
    const other = { ...template, faces: template.faces.map((face) => ({ ...face, part: 'back' })) }
    expect(layTemplate(other, rug, { sku: 'rug', tool: 'rug-tool', options: [SMALL] })).toBeNull()
  })

  it('names each item of a face once', () => {
    const [first, ...rest] = template.faces
    const twice = {
      ...template,
      faces: [{ ...first, items: [...(first?.items ?? []), ...(first?.items ?? [])] }, ...rest],
    }
    expect(templateData.safeParse(template).success).toBe(true)
    expect(templateData.safeParse(twice).error?.issues[0]?.message).toBe('Two items of a face have one name')
  })
})

describe('a design that began as a template', () => {
  const laid = [lay([SMALL]), lay([ROUND]), lay([LARGE])]
  const moved = (design: DesignDocument, option: string) =>
    applyPatch(design, moveTemplate(rug, design, [option], laid)).document

  it.each([ROUND, LARGE])('is on another size as the template has it there: %s', (option) => {
    expect(moved(lay([SMALL]), option)).toEqual(lay([option]))
    expect(moved(moved(lay([SMALL]), option), SMALL)).toEqual(lay([SMALL]))
  })

  it('keeps the words of the shopper where the template has them', () => {
    const words = itemOf(lay([SMALL]), 'words')
    if (words?.kind !== 'item' || words.type !== 'text') throw new Error('There are no words')
    const rewritten = applyPatch(lay([SMALL]), {
      put: [{ ...words, data: { ...words.data, words: 'Haere mai' } }],
    }).document
    expect(itemOf(moved(rewritten, ROUND), 'words')).toMatchObject({
      frame: { x: 250, y: 200, width: 500, height: 100 },
      data: { words: 'Haere mai', sizeMm: 50 },
    })
  })

  it('keeps what the shopper has changed, and brings back nothing that they took away', () => {
    const [frame, paw] = ['frame', 'paw'].map((name) => itemOf(lay([SMALL]), name))
    if (frame?.kind !== 'item' || frame.type !== 'shape' || !paw) throw new Error('There is no frame')
    const changed = applyPatch(lay([SMALL]), {
      put: [{ ...frame, data: { shape: 'rect', fill: '#0000ff' } }],
      remove: [paw.id],
    }).document
    const large = moved(changed, LARGE)
    expect(itemOf(large, 'frame')).toMatchObject({ data: { fill: '#0000ff' }, frame: { width: 1080, height: 1680 } })
    expect(itemOf(large, 'paw')).toBeUndefined()
    expect(
      itemsOf(moved(changed, ROUND))
        .map(({ id }) => id)
        .sort(),
    ).toEqual(['template:front:frame', 'template:front:ring', 'template:front:words'])
  })

  it('takes its photos along to the places that the template has there', () => {
    const photo = { kind: 'photo', id: 'p1', upload: 'u1', name: 'a.jpg', widthPx: 4000, heightPx: 3000 } as const
    const start = applyPatch(lay([SMALL]), { put: [photo] }).document
    const [surface] = surfacesOf(start)
    if (!surface) throw new Error('There is no surface')
    const placed = applyPatch(start, placeInLayout(start, surface, geometryOn(rug, start, surface), photo)).document
    const large = moved(placed, LARGE)
    expect(surfacesOf(large)).toMatchObject([{ layout: { id: 'rows-2', gapMm: 12, marginMm: 60 } }])
    expect(placedPhotosOf(large)).toMatchObject([{ slot: 0, frame: { x: 60, y: 60, width: 534, height: 1580 } }])
    expect(placedPhotosOf(moved(large, SMALL))).toMatchObject([
      { slot: 0, frame: { x: 30, y: 30, width: 267, height: 840 } },
    ])
    // Places that the shopper has changed scale as in any design.
    const own = applyPatch(placed, {
      put: [{ ...surface, layout: { id: 'rows-2', gapMm: 50, marginMm: 30 } }],
    }).document
    expect(surfacesOf(moved(own, LARGE))).toMatchObject([{ layout: { gapMm: 50, marginMm: 30 } }])
  })

  it('is found by the form of its size, whatever else is chosen', () => {
    expect(laidFor(laid, rug, [LARGE, 'another'])).toEqual({ ...lay([LARGE]), options: [LARGE, 'another'] })
    expect(laidFor(laid.slice(0, 2), rug, [LARGE])).toBeNull()
  })
})
