import { useRef } from 'react'
import { classNames } from '~/lib/class-names'
import { reopenPopup } from './offer-flag'
import { usePlace } from './use-place'

/** Brings the popup back after it was dismissed. It covers no button either. */
export function DiscountButton({ page }: { page: string }) {
  const button = useRef<HTMLButtonElement>(null)
  const place = usePlace({ sheet: button, head: button, hold: 'free', page })
  return (
    <button
      ref={button}
      type="button"
      onClick={reopenPopup}
      style={{ left: place?.left ?? 0, bottom: place?.bottom ?? 0 }}
      className={classNames(
        'fixed z-30 inline-flex min-h-12 cursor-pointer items-center rounded-full border border-control bg-paper px-5 text-sm font-semibold tracking-wide text-ink shadow-float hover:border-ink hover:bg-mist print:hidden',
        place ? 'animate-rise' : 'invisible',
      )}
    >
      GET MY DISCOUNT
    </button>
  )
}
