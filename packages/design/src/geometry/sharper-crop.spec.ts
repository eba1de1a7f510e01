import { describe, expect, it } from 'vitest'
import { newDocument } from '../arrangement/new-document'
import type { CropBox, DesignDocument, Frame } from '../document/document'
import { applyPatch } from '../document/patch'
import { placedPhotosOf, surfacesOf } from '../document/records'
import { preflight } from '../preflight/preflight'
import { printDefinition } from '../testing/definitions'
import { plainShape } from '../testing/texts'
import { printQuality } from './resolution'
import { sharperCrop } from './sharper-crop'

/** A photo of 104 : 154 on a print of 10 × 15 cm with its bleed: 200 pixels per inch are good, 120 the least. */
function designWith(widthPx: number, crop: CropBox, more: { frame?: Frame; slot?: number } = {}): DesignDocument {
  const empty = newDocument(printDefinition, { sku: 's', tool: 't', options: ['size-10x15'] })
  const heightPx = Math.round((widthPx * 154) / 104)
  const photo = { kind: 'photo', id: 'p', upload: null, name: 'kea.jpg', widthPx, heightPx } as const
  const placed = { kind: 'item', id: 'i', surface: surfacesOf(empty)[0]?.id ?? '', order: 'a1', type: 'photo' } as const
  return applyPatch(empty, { put: [photo, { ...placed, ...more, data: { photo: 'p', turns: 0, crop } }] }).document
}

const advice = (design: DesignDocument) => {
  const [placed] = placedPhotosOf(design)
  return placed ? sharperCrop(printDefinition, design, placed) : null
}
const part = 1 / 2.61
const ENLARGED: CropBox = { x: 0.2, y: 0.2, width: part, height: part }

describe('a photo enlarged to 261 %', () => {
  it('is told to be zoomed out, no further than it needs', () => {
    // 1040 pixels over 104 mm are 254 per inch, and 97 at 261 %.
    const design = designWith(1040, ENLARGED)
    const [finding] = preflight(printDefinition, design, plainShape)
    expect(finding).toMatchObject({ kind: 'blurry', text: 'kea.jpg is enlarged to 261 % and comes out blurry.' })
    if (finding?.remedy?.kind !== 'patch') throw new Error('No remedy')
    expect(finding.remedy.label).toBe('Zoom out')
    const better = applyPatch(design, finding.remedy.patch).document
    expect(preflight(printDefinition, better, plainShape)).toEqual([])
    const [placed] = placedPhotosOf(better)
    expect(placed?.data.crop.width).toBeCloseTo(200 / 254, 2)
    expect(advice(better)).toBeNull()
  })

  it('is shown whole where that is all that helps, and is replaced where nothing helps', () => {
    // 150 pixels per inch of the whole photo: soft, no longer blurry.
    expect(advice(designWith(614, ENLARGED))?.crop.width).toBeCloseTo(1, 3)
    expect(advice(designWith(400, ENLARGED))).toBeNull()
    expect(preflight(printDefinition, designWith(400, ENLARGED), plainShape)[0]?.text).toBe(
      'kea.jpg comes out blurry at this size.',
    )
  })

  it('that prints well stays as it is', () => {
    expect(advice(designWith(4000, ENLARGED))).toBeNull()
  })
})

it('a photo in a place says how it prints there', () => {
  const frame = { x: 0, y: 0, width: 26, height: 38.5, angle: 0 }
  const whole = { x: 0, y: 0, width: 1, height: 1 }
  const textOf = (design: DesignDocument) => {
    const [placed] = placedPhotosOf(design)
    return placed && printQuality(printDefinition, design, placed)?.text
  }
  expect(textOf(designWith(260, whole, { frame, slot: 2 }))).toBe('Prints sharp in this place')
  expect(textOf(designWith(260, whole))).toBe('Comes out blurry at this size')
})
