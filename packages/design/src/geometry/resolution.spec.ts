import { describe, expect, it } from 'vitest'
import { newDocument } from '../arrangement/new-document'
import { placePhoto } from '../arrangement/place-photo'
import type { DesignDocument } from '../document/document'
import { applyPatch } from '../document/patch'
import { surfacesOf } from '../document/records'
import { fillingPlacement, zoomPhoto } from '../edits/edits'
import { canvasDefinition } from '../testing/definitions'
import { largestGoodSize, levelOf, ppiOf, printQuality } from './resolution'

const designWith = (widthPx: number, heightPx: number, size = 'size-30x40'): DesignDocument => {
  const empty = newDocument(canvasDefinition, {
    sku: 'canvas-print',
    tool: 'uploadchoice',
    options: [size, 'depth-19', 'edge-white'],
  })
  const [first] = surfacesOf(empty)
  if (!first) throw new Error('The design has no surface')
  const photo = { kind: 'photo' as const, id: 'a', upload: null, name: 'a.jpg', widthPx, heightPx }
  return applyPatch(empty, placePhoto(canvasDefinition, empty, first, photo)).document
}

const placementIn = (design: DesignDocument) => {
  const [surface] = surfacesOf(design)
  return surface ? fillingPlacement(canvasDefinition, design, surface) : null
}

const without = (design: DesignDocument, id: string) => applyPatch(design, { remove: [id] }).document

const qualityOf = (design: DesignDocument) => {
  const at = placementIn(design)
  return at && printQuality(canvasDefinition, design, at.placed)
}

const largestOf = (design: DesignDocument) => {
  const at = placementIn(design)
  return at && largestGoodSize(canvasDefinition, design, at.placed)
}

describe('the quality on the print', () => {
  it('counts the pixels that the crop leaves over the inches of the print', () => {
    expect(
      ppiOf({ x: 0.25, y: 0, width: 0.5, height: 1 }, { width: 2000, height: 1000 }, { width: 254, height: 254 }),
    ).toBe(100)
  })

  it.each([
    [125, 'excellent'],
    [124.9, 'good'],
    [100, 'good'],
    [99.9, 'fair'],
    [60, 'fair'],
    [59.9, 'poor'],
  ])('%d pixels per inch are %s where 100 are good', (ppi, level) => {
    expect(levelOf(ppi, canvasDefinition.resolution)).toBe(level)
  })

  it.each([
    [3000, 4000, 'excellent'],
    [1200, 1600, 'good'],
    [900, 1200, 'fair'],
    [300, 400, 'poor'],
    [20, 20, 'poor'],
  ])('%d × %d px on 30 × 40 cm are %s', (width, height, level) => {
    expect(qualityOf(designWith(width, height))?.level).toBe(level)
  })

  it('gets worse as the shopper zooms in', () => {
    const design = designWith(1500, 2000)
    const at = placementIn(design)
    if (!at) throw new Error('The photo was not placed')
    expect(qualityOf(design)?.level).toBe('excellent')
    expect(qualityOf(applyPatch(design, zoomPhoto(at, 2)).document)?.level).toBe('fair')
  })

  it('says nothing about an empty design', () => {
    const empty = newDocument(canvasDefinition, { sku: 's', tool: 't', options: ['size-30x40'] })
    expect(qualityOf(empty)).toBeNull()
  })

  it('is null for a photo that the design does not list', () => {
    const design = designWith(3000, 4000)
    const at = placementIn(design)
    if (!at) throw new Error('The photo was not placed')
    expect(printQuality(canvasDefinition, without(design, at.photo.id), at.placed)).toBeNull()
  })

  it('is null for a photo that is on no surface', () => {
    const design = designWith(3000, 4000)
    const at = placementIn(design)
    if (!at) throw new Error('The photo was not placed')
    expect(printQuality(canvasDefinition, without(design, at.surface.id), at.placed)).toBeNull()
  })
})

describe('the largest size that still prints well', () => {
  it.each([
    [4000, 6000, 'size-100x150'],
    [2400, 3600, 'size-60x90'],
    [1200, 1600, 'size-30x40'],
    [800, 800, 'size-20x20'],
    [500, 500, null],
  ])('for %d × %d px is %s', (width, height, size) => {
    expect(largestOf(designWith(width, height))).toBe(size)
  })

  it('is null for a photo that the design does not list', () => {
    const design = designWith(4000, 6000)
    const at = placementIn(design)
    if (!at) throw new Error('The photo was not placed')
    expect(largestGoodSize(canvasDefinition, without(design, at.photo.id), at.placed)).toBeNull()
  })

  it('is null for a photo that is on no surface', () => {
    const design = designWith(4000, 6000)
    const at = placementIn(design)
    if (!at) throw new Error('The photo was not placed')
    expect(largestGoodSize(canvasDefinition, without(design, at.surface.id), at.placed)).toBeNull()
  })
})
