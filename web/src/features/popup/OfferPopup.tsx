import { popupWords } from '@kea/shared/newsletter/consent-words'
import { ChevronUp, X } from 'lucide-react'
import { type ComponentProps, useId, useRef, useState } from 'react'
import { classNames } from '~/lib/class-names'
import { closePopup } from './offer-flag'
import { PopupFields } from './PopupFields'
import { useDismiss } from './use-dismiss'
import { type Hold, usePlace } from './use-place'

const ROUND = 'inline-flex size-11 shrink-0 cursor-pointer items-center justify-center rounded-full hover:bg-mist'

/**
 * The subscription popup: a sheet at the bottom that takes no focus and covers no button. Where it would, it is folded to
 * its heading, and opens when the shopper presses it.
 */
export function OfferPopup({ isAsked, ...fields }: ComponentProps<typeof PopupFields> & { isAsked: boolean }) {
  const sheet = useRef<HTMLElement>(null)
  const head = useRef<HTMLDivElement>(null)
  const id = useId()
  const [hold, setHold] = useState<Hold>(isAsked ? 'opened' : 'free')
  const place = usePlace({ sheet, head, hold, page: fields.path })
  useDismiss(sheet, closePopup)
  const isFolded = place?.isFolded === true
  return (
    <aside
      ref={sheet}
      aria-labelledby={id}
      // A folded sheet has only its two buttons, which hold nothing.
      onFocus={() => hold === 'free' && !isFolded && setHold('used')}
      style={{ left: place?.left ?? 0, bottom: place?.bottom ?? 0 }}
      className={classNames(
        'fixed z-40 max-h-[calc(100dvh-5rem)] w-[min(26rem,calc(100vw-1.5rem))] overflow-y-auto overscroll-contain rounded-picture border border-line bg-paper shadow-float print:hidden',
        place ? 'animate-rise' : 'invisible',
      )}
    >
      <div ref={head} className="flex items-center gap-1 pt-2.5 pr-1.5 pb-2 pl-5">
        <h2 id={id} className="min-w-0 flex-1 font-display text-lg leading-snug font-bold">
          {popupWords(fields.offer).heading}
        </h2>
        {isFolded && (
          <button type="button" aria-label="Open this offer" className={ROUND} onClick={() => setHold('opened')}>
            <ChevronUp aria-hidden="true" className="size-5" />
          </button>
        )}
        <button type="button" aria-label="Close this offer" className={ROUND} onClick={closePopup}>
          <X aria-hidden="true" className="size-5" />
        </button>
      </div>
      <div hidden={isFolded} className="px-5 pb-5">
        <PopupFields {...fields} />
      </div>
    </aside>
  )
}
