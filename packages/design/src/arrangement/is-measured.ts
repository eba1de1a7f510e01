import type { ProductDefinition } from '../product/definition'
import { arrangementOf } from './arrangement-of'

/** True for a product whose photos are looked at when they are added: to keep them out of what is covered, or to compare them. */
export const isMeasured = (definition: ProductDefinition): boolean =>
  arrangementOf(definition).comparesPhotos || definition.parts.some(({ quiet }) => quiet.length > 0)
