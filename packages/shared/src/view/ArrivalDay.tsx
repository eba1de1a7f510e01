import type { Island } from '../delivery/island'
import { listingClasses as look } from '../first-view/listing-classes'

interface ArrivalDayProps {
  /** "Thu 10 December"; '' for none. */
  day: string
  island: Island
}

/** The day by which a product arrives. A rural address takes longer, and the product's page knows by the postcode. */
export function ArrivalDay({ day, island }: ArrivalDayProps) {
  return day === '' ? null : (
    <span className={look.arrival}>
      <span className="block">By {day}</span> to {island} towns
    </span>
  )
}
