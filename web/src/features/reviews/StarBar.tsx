import { classNames } from '~/lib/class-names'
import { starWidth } from './stars'

const STARS = '★★★★★'

/** Five stars, filled up to the average. Hidden from screen readers: the rating is beside it as text. */
export function StarBar({ average, className }: { average: number; className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={classNames('relative inline-block leading-none tracking-[0.1em] text-line select-none', className)}
    >
      {STARS}
      <span
        className="absolute inset-y-0 left-0 overflow-hidden whitespace-nowrap text-caution"
        style={{ width: `${starWidth(average)}%` }}
      >
        {STARS}
      </span>
    </span>
  )
}
