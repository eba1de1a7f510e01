import type { DesignDocument, DesignPhoto, DesignRecord, DesignSurface } from '../document/document'
import type { Patch } from '../document/patch'
import { itemsOn, photoOf, surfacesOf } from '../document/records'
import { isStarting, startOn } from '../edits/start'
import { geometryOn } from '../geometry/surfaces'
import { newInSlots } from '../layouts/edits'
import type { SurfaceLayout } from '../layouts/layout-data'
import { placeAt, placesOf } from '../layouts/slots'
import type { ProductDefinition } from '../product/definition'
import { type ArrangedPage, withArrangements } from './page-layout'

/** What auto-fill puts on a page. */
export interface PageFill {
  /** With the layout that it gets. */
  surface: DesignSurface
  photos: readonly { slot: number; photo: DesignPhoto }[]
}

/** Arranged photos on a surface. */
export function pageFill(
  design: DesignDocument,
  on: DesignSurface,
  pages: readonly ArrangedPage[],
  spaces: Pick<SurfaceLayout, 'gapMm' | 'marginMm'>,
): PageFill {
  const { surface, slots } = withArrangements(on, pages, spaces)
  const photos = slots.flatMap(({ slot, photo: id }) => {
    const photo = photoOf(design, id)
    return photo ? [{ slot, photo }] : []
  })
  return { surface, photos }
}

/** Puts photos on pages, and marks the pages as filled. */
export function fillPages(definition: ProductDefinition, design: DesignDocument, fills: readonly PageFill[]): Patch {
  const taken: string[] = []
  const put = fills.flatMap(({ surface, photos }): DesignRecord[] => {
    const geometry = geometryOn(definition, design, surface)
    const places = placesOf(surface, geometry)
    const wanted = photos.flatMap(({ slot, photo }) => {
      const place = placeAt(places, slot)
      return place ? [{ ...place, photo }] : []
    })
    return [{ ...surface, auto: true }, ...newInSlots(design, surface, geometry, wanted, taken)]
  })
  return { put }
}

/** Empties pages: their words are as they were, and places those of a new page. What the shopper chose as background stays. */
export function emptyPages(
  definition: ProductDefinition,
  design: DesignDocument,
  pages: readonly DesignSurface[],
): Patch {
  return {
    remove: pages.flatMap((page) => itemsOn(design, page).flatMap((item) => (isStarting(item) ? [] : item.id))),
    put: pages.map(
      ({ layout: _, halves: __, surplus: ___, surplusCaptions: ____, auto: _____, ...page }): DesignSurface => {
        const { layout, halves } = startOn(definition, design.options, page.part)
        return { ...page, ...(layout && { layout }), ...(halves && { halves }) }
      },
    ),
  }
}

/** The pages that auto-fill has filled, also those set aside. */
export const filledPages = (design: DesignDocument): readonly DesignSurface[] =>
  surfacesOf(design).filter(({ auto }) => auto === true)
