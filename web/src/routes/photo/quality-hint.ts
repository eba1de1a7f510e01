import { printReach } from '@kea/design/geometry/print-reach'
import type { QualityLevel } from '@kea/design/geometry/resolution'
import type { Size } from '@kea/design/geometry/surfaces'
import { completeChoice } from '@kea/shared/product-options'
import type { PrintFacts } from './photo-products'

export interface QualityHint {
  level: QualityLevel
  text: string
}

/** How large a photo prints well on a product. */
export function qualityHint({ definition, options }: PrintFacts, photo: Size): QualityHint | null {
  const reach = printReach(definition, completeChoice(options, []), photo)
  if (!reach) return null
  const { level, optionUid } = reach
  if (level === 'poor') return { level, text: 'Your photo is too small for this' }
  // The size of a mug is its volume, which says nothing of the print.
  const choices = !definition.sizeFollowsPhoto ? [] : options.flatMap((option) => option.choices)
  const size = choices.find(({ uid }) => uid === optionUid)?.title.replaceAll(' ', '\u00a0')
  if (level === 'fair') return { level, text: size ? `A little soft, even at ${size}` : 'A little soft from close up' }
  return { level, text: size ? `Sharp to ${size}` : 'Prints sharp' }
}
