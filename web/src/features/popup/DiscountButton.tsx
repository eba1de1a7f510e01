import { reopenPopup } from './offer-flag'

/** Brings the popup back after it was dismissed. */
export const DiscountButton = () => (
  <button
    type="button"
    onClick={reopenPopup}
    className="fixed bottom-24 left-4 z-30 inline-flex min-h-12 animate-rise cursor-pointer items-center rounded-full border border-control bg-paper px-5 text-sm font-semibold tracking-wide text-ink shadow-float hover:border-ink hover:bg-mist lg:bottom-8 lg:left-8 print:hidden"
  >
    GET MY DISCOUNT
  </button>
)
