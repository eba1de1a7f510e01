import type { ProductDefinition } from '../product/definition'
import { arrangementOf } from './arrangement-of'

/** True for a product whose photos are compared with each other. */
export const comparesPhotos = (definition: ProductDefinition): boolean => arrangementOf(definition).comparesPhotos

/** What is found out about photos when they are added: a look at each, to keep it out of what is covered, or more, to compare them. */
export const measuresOf = (definition: ProductDefinition): { isMeasured: boolean; isCompared: boolean } => {
  const isCompared = comparesPhotos(definition)
  return { isMeasured: isCompared || definition.parts.some(({ quiet }) => quiet.length > 0), isCompared }
}
