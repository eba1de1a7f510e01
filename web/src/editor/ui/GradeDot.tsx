import type { Grade } from '@kea/design/resolution'
import { classNames } from '~/lib/class-names'

const LOOKS: Record<Grade, string> = {
  excellent: 'bg-kea',
  good: 'bg-kea',
  // Hollow: told apart by its shape too, and orange belongs to offers.
  fair: 'border-2 border-danger',
  poor: 'bg-danger',
}

/** Beside words that say the same; never alone. */
export function GradeDot({ grade }: { grade: Grade }) {
  return <span aria-hidden="true" className={classNames('inline-block size-2 shrink-0 rounded-full', LOOKS[grade])} />
}
