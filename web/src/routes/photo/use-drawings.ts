import { parsePicture } from '@kea/shared/picture'
import { useEffect, useState } from 'react'
import type { Drawing } from './mock-ups/draw-mock-up'
import { mockUpDrawer } from './mock-ups/mock-up-drawer'
import type { PhotoProduct } from './photo-products'
import type { OpenPhoto } from './use-photo'

/** Drawings by sku; null where the picture cannot be drawn on. */
export type Drawings = ReadonlyMap<string, Drawing | null>

const NONE: Drawings = new Map()

/** Draws the photo on the products, one after the other, and answers those that are done. */
export function useDrawings(photo: OpenPhoto | null, products: readonly PhotoProduct[]): Drawings {
  const [drawn, setDrawn] = useState<{ photo: OpenPhoto; drawings: Drawings } | null>(null)
  useEffect(() => {
    if (!photo) return
    const drawer = mockUpDrawer(photo.bitmap)
    let isGone = false
    const drawAll = async () => {
      const drawings = new Map<string, Drawing | null>()
      for (const { sku, picture } of products) {
        const base = parsePicture(picture)?.base
        const drawing = base ? await drawer.draw(base) : null
        if (isGone) return
        drawings.set(sku, drawing)
        setDrawn({ photo, drawings: new Map(drawings) })
      }
    }
    void drawAll()
    return () => {
      isGone = true
      drawer.stop()
    }
  }, [photo, products])
  return photo && drawn?.photo === photo ? drawn.drawings : NONE
}
