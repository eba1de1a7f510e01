import type { DesignDocument, DesignSurface } from '../document/document'
import { itemsOn, optionsOn } from '../document/records'
import { isExample, isStarting } from '../edits/start'
import type { ProductDefinition } from '../product/definition'
import { partOf } from '../product/parts'

/** True for a surface with nothing on it but what it started with, whatever has become of that. */
export const isEmpty = (design: Pick<DesignDocument, 'records'>, surface: Pick<DesignSurface, 'id'>): boolean =>
  itemsOn(design, surface).every(isStarting)

/** True for an empty surface on which the shopper has written nothing either. */
export function isUntouched(
  definition: ProductDefinition,
  design: Pick<DesignDocument, 'options' | 'records'>,
  surface: DesignSurface,
): boolean {
  const part = partOf(definition, optionsOn(design, surface), surface.part)
  return itemsOn(design, surface).every((item) => isStarting(item) && (item.type !== 'text' || isExample(item, part)))
}
