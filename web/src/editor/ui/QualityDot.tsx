import type { QualityLevel } from '@kea/design/geometry/resolution'
import { classNames } from '~/lib/class-names'

const LOOKS: Record<QualityLevel, string> = {
  excellent: 'bg-kea',
  good: 'bg-kea',
  // Hollow, so that it differs in shape too.
  fair: 'border-2 border-caution',
  poor: 'bg-danger',
}

/** The text colour of each level. */
export const QUALITY_INK: Record<QualityLevel, string> = {
  excellent: 'text-ink-soft',
  good: 'text-ink-soft',
  fair: 'text-caution',
  poor: 'text-danger',
}

/** A dot beside a text with the same meaning, never alone. */
export function QualityDot({ level }: { level: QualityLevel }) {
  return <span aria-hidden="true" className={classNames('inline-block size-2 shrink-0 rounded-full', LOOKS[level])} />
}
