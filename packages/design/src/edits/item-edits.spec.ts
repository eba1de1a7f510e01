import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { newDocument } from '../arrangement/new-document'
import { placePhoto } from '../arrangement/place-photo'
import { type DesignDocument, designDocument } from '../document/document'
import { type FreeItem, isFree } from '../document/free-item'
import { applyPatch, type Patch } from '../document/patch'
import { itemsOn, photosOf, surfacesOf } from '../document/records'
import { surfaceGeometry } from '../geometry/surfaces'
import { addPhoto, replacePhoto } from '../items/photo/add-photo'
import { printDefinition } from '../testing/definitions'
import { centreItems, clip, lockItems, moveItems, paste, removeItems, reorderItem } from './item-edits'

const photo = (id: string, widthPx = 3000, heightPx = 2000) => ({
  kind: 'photo' as const,
  id,
  upload: null,
  name: `${id}.jpg`,
  widthPx,
  heightPx,
})

const options = ['size-10x15']
const geometry = surfaceGeometry(printDefinition, options, 'landscape')
const surfaceIn = (design: DesignDocument) => {
  const [surface] = surfacesOf(design)
  if (!surface) throw new Error('The design has no surface')
  return surface
}
const itemsIn = (design: DesignDocument) => itemsOn(design, surfaceIn(design))
const idsIn = (design: DesignDocument) => itemsIn(design).map(({ id }) => id)
const freeIn = (design: DesignDocument) => itemsIn(design).filter(isFree)
const apply = (design: DesignDocument, patch: Patch | null) => applyPatch(design, patch ?? {}).document
const added = (design: DesignDocument, id: string) =>
  apply(design, addPhoto(design, surfaceIn(design), geometry.face, photo(id)).patch)

/** A print of 150 × 100 mm, filled by one photo, with two more on it. */
const threePhotos = (): DesignDocument => {
  const empty = newDocument(printDefinition, { sku: 'sku', tool: 'tool', options })
  const filled = apply(empty, placePhoto(printDefinition, empty, surfaceIn(empty), photo('whole')))
  return added(added(filled, 'second'), 'third')
}
const isValid = (design: DesignDocument) => designDocument.safeParse(design).success

describe('a further photo', () => {
  it('stands in the middle with its own proportions, the next one a little further', () => {
    const [second, third] = freeIn(threePhotos())
    expect(second?.frame).toMatchObject({ x: 50, width: 50, angle: 0 })
    expect(second?.frame.height).toBeCloseTo(100 / 3, 9)
    expect(third?.frame.x).toBeCloseTo(56, 9)
    expect(isValid(threePhotos())).toBe(true)
  })

  it('may be the same photo again', () => {
    const design = added(threePhotos(), 'third')
    expect(itemsIn(design)).toHaveLength(4)
    expect(photosOf(design)).toHaveLength(3)
  })

  it('replaced, has another photo in the same frame, cropped to it', () => {
    const design = threePhotos()
    const [second] = freeIn(design)
    if (second?.type !== 'photo') throw new Error('No photo')
    const replaced = apply(design, replacePhoto(second, photo('other', 1000, 1000), geometry))
    expect(freeIn(replaced)[0]).toMatchObject({
      id: second.id,
      frame: second.frame,
      data: { photo: 'other', crop: { width: 1 } },
    })
    expect(photosOf(replaced).map(({ id }) => id)).toEqual(['whole', 'second', 'third', 'other'])
    expect(isValid(replaced)).toBe(true)
  })
})

describe('items', () => {
  it('removed, leave their photos in the design', () => {
    const design = added(threePhotos(), 'third')
    const [, third, again] = freeIn(design)
    const next = apply(
      design,
      removeItems(
        design,
        [third, again].filter((item) => item !== undefined),
      ),
    )
    expect(itemsIn(next)).toHaveLength(2)
    expect(photosOf(next)).toHaveLength(3)
  })

  it('moved and moved back are where they were', () => {
    const number = fc.double({ min: -500, max: 500, noNaN: true })
    fc.assert(
      fc.property(number, number, (x, y) => {
        const design = threePhotos()
        const there = apply(design, moveItems(freeIn(design), { x, y }))
        const back = apply(there, moveItems(freeIn(there), { x: -x, y: -y }))
        freeIn(back).forEach(({ frame }, at) => {
          expect(frame.x).toBeCloseTo(freeIn(design)[at]?.frame.x ?? 0, 6)
          expect(frame.y).toBeCloseTo(freeIn(design)[at]?.frame.y ?? 0, 6)
        })
      }),
    )
  })

  it('are centred together', () => {
    const design = threePhotos()
    const moved = apply(design, moveItems(freeIn(design), { x: 31, y: -7 }))
    const across = freeIn(apply(moved, centreItems(freeIn(moved), geometry.face, 'x')))
    // From 47 to 103 mm: two frames of 50 mm, 6 mm apart.
    expect(across[0]?.frame.x).toBeCloseTo(47, 9)
    expect(across[1]?.frame.x).toBeCloseTo(53, 9)
    expect(across[0]?.frame.y).toBe(freeIn(moved)[0]?.frame.y)
  })

  it('locked and unlocked are the same records', () => {
    const design = threePhotos()
    const locked = apply(design, lockItems(freeIn(design), true))
    expect(freeIn(locked).every((item) => item.locked)).toBe(true)
    expect(isValid(locked)).toBe(true)
    expect(apply(locked, lockItems(freeIn(locked), false))).toEqual(design)
  })
})

describe('the order', () => {
  it('changes by one step, but not past the ends and not behind the photo that fills the surface', () => {
    const design = threePhotos()
    const [whole, second, third] = idsIn(design)
    const [back, front] = freeIn(design)
    if (!back || !front) throw new Error('No items')
    const surface = surfaceIn(design)
    expect(idsIn(apply(design, reorderItem(design, surface, back, 1)))).toEqual([whole, third, second])
    expect(idsIn(apply(design, reorderItem(design, surface, front, -1)))).toEqual([whole, third, second])
    expect(reorderItem(design, surface, back, -1)).toBeNull()
    expect(reorderItem(design, surface, front, 1)).toBeNull()
    const [filling] = itemsIn(design)
    expect(filling && reorderItem(design, surface, filling, 1)).toBeNull()
  })

  it('rewrites one record', () => {
    const design = threePhotos()
    const [back] = freeIn(design)
    expect(back && reorderItem(design, surfaceIn(design), back, 1)?.put).toHaveLength(1)
  })

  it('changes also where two devices gave two items one place', () => {
    const design = threePhotos()
    const equal = apply(design, { put: freeIn(design).map((item) => ({ ...item, order: 'a5' }) as FreeItem) })
    const [back] = freeIn(equal)
    const before = idsIn(equal)
    const after = idsIn(apply(equal, back ? reorderItem(equal, surfaceIn(equal), back, 1) : null))
    expect(after).toEqual([before[0], before[2], before[1]])
  })
})

describe('copies', () => {
  it('stand a little beside their originals, on top, with ids of their own', () => {
    const design = threePhotos()
    const { patch, ids } = paste(design, surfaceIn(design), geometry.face, clip(design, geometry, freeIn(design)))
    const pasted = apply(design, patch)
    expect(idsIn(pasted)).toEqual([...idsIn(design), ...ids])
    expect(new Set(idsIn(pasted)).size).toBe(5)
    // The second photo stands 6 mm beside the first one already.
    expect(freeIn(pasted)[2]?.frame.x).toBeCloseTo((freeIn(design)[0]?.frame.x ?? 0) + 12, 9)
    expect(isValid(pasted)).toBe(true)
  })

  it('of the photo that fills the surface are free and half as large', () => {
    const design = threePhotos()
    const { patch } = paste(
      design,
      surfaceIn(design),
      geometry.face,
      clip(design, geometry, itemsIn(design).slice(0, 1)),
    )
    const copy = freeIn(apply(design, patch)).at(-1)
    expect(copy?.frame.width).toBeCloseTo(geometry.photo.width / 2, 9)
  })

  it('bring their photos along', () => {
    const design = threePhotos()
    const clipping = clip(design, geometry, freeIn(design))
    const bare = apply(design, removeItems(design, freeIn(design)))
    const pasted = apply(bare, paste(bare, surfaceIn(bare), geometry.face, clipping).patch)
    expect(photosOf(pasted)).toHaveLength(3)
    expect(isValid(pasted)).toBe(true)
  })
})
