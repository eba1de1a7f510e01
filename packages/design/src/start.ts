import type { ProductDefinition } from './definition'
import type { DesignDocument, DesignSurface } from './document'
import { partOf } from './parts'
import { itemsOn } from './records'

type Start = Pick<DesignSurface, 'layout'>

/** What a new surface of a part has for the chosen options. */
export function startOn(definition: ProductDefinition, options: readonly string[], part: string): Start {
  const { layout } = partOf(definition, options, part)
  return layout ? { layout } : {}
}

const isSame = (one: Start, other: Start): boolean =>
  one.layout?.id === other.layout?.id &&
  one.layout?.gapMm === other.layout?.gapMm &&
  one.layout?.marginMm === other.layout?.marginMm

/** A surface for other options. One that is still as it started gets what a new one has for them. */
export function startedAnew(
  definition: ProductDefinition,
  design: Pick<DesignDocument, 'options' | 'records'>,
  surface: DesignSurface,
  options: readonly string[],
): DesignSurface {
  const isUntouched =
    itemsOn(design, surface).length === 0 && isSame(surface, startOn(definition, design.options, surface.part))
  if (!isUntouched) return surface
  const { layout: _, ...rest } = surface
  return { ...rest, ...startOn(definition, options, surface.part) }
}
