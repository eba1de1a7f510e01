import { companiesOf } from '@kea/shared/measuring/vendor-keys'
import { frameOf, isFolded } from '@kea/shared/navigation/frame-of'
import { routes } from '@kea/shared/routes'
import { useAtomValue } from 'jotai/react'
import { type KeyboardEvent, useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { Link, useLocation } from 'react-router-dom'
import { classNames } from '~/lib/class-names'
import { asked, closeConsentSheet, consentSheetAtom, keepConsent } from '~/lib/consent'
import { Button } from '~/ui/Button'
import { useGivingWay } from './use-giving-way'

/** Nobody is asked over a design tool or in the middle of the checkout. Nothing is sent there either. */
const isAskedAt = (path: string) => frameOf(path) === 'full' && (!isFolded(path) || path === routes.cart())

/** A place before the page: the sheet is the first that keys and a screen reader come to. */
function usePlace(): HTMLElement {
  const [place] = useState(() => {
    const element = document.createElement('div')
    element.setAttribute('aria-live', 'polite')
    return element
  })
  useLayoutEffect(() => {
    document.body.insertBefore(place, document.body.firstChild)
    return () => void place.remove()
  }, [place])
  return place
}

/** The choice whether other companies hear of the visit. It gives way to what sells, and takes no focus by itself. */
export function ConsentSheet() {
  const state = useAtomValue(consentSheetAtom)
  const { pathname } = useLocation()
  const place = usePlace()
  const isShown = state === 'opened' || (state === 'asked' && isAskedAt(pathname))
  return isShown && createPortal(<Sheet isOpened={state === 'opened'} />, place)
}

const LOOK =
  'fixed inset-x-3 bottom-3 z-40 animate-rise rounded-picture border border-line bg-paper px-4 py-3 shadow-float outline-offset-2 transition-opacity duration-150 max-lg:[body:has([data-buy-bar])_&]:bottom-[calc(6rem+env(safe-area-inset-bottom))] sm:right-auto sm:w-[26rem] lg:bottom-6 lg:left-6 lg:p-5 print:hidden'
/** Both answers look the same. */
const ANSWER = 'px-2 text-[0.9375rem] whitespace-nowrap'

function Sheet({ isOpened }: { isOpened: boolean }) {
  const id = useId()
  const sheet = useRef<HTMLElement>(null)
  const back = useFocus(sheet, isOpened)
  const isHidden = useGivingWay(sheet, !isOpened)
  useRoomAtTheEnd(sheet)
  const close = () => {
    closeConsentSheet()
    back()
  }
  const choose = (isYes: boolean) => {
    keepConsent(isYes)
    back()
    import('~/features/vendors/apply-consent').then(({ applyConsent }) => applyConsent()).catch(() => {})
  }
  const onKeyDown = ({ key }: KeyboardEvent) => key === 'Escape' && close()
  const { configured, consent, isPrivate } = asked()
  const companies = companiesOf(configured)
  return (
    <section
      ref={sheet}
      tabIndex={-1}
      aria-labelledby={id}
      onKeyDown={onKeyDown}
      className={classNames(LOOK, isHidden && 'invisible opacity-0')}
    >
      <h2 id={id} className="font-display text-base/snug font-bold lg:text-lg/snug">
        {isPrivate ? 'Your browser has said no for you' : `May ${companies} hear about your visit?`}
      </h2>
      <p className="mt-1 text-sm/snug text-ink-soft lg:text-[0.9375rem]">
        {isPrivate
          ? `It sends Global Privacy Control, so we tell ${companies} nothing. `
          : 'Nothing is sent before you choose, and the shop works the same either way. '}
        <Link to={`${routes.page({ slug: 'privacy-policy' })}#measuring`} className="underline">
          What they’d hear
        </Link>
      </p>
      {isOpened && !isPrivate && consent && (
        <p className="mt-1 text-sm font-semibold">
          {consent.vendors.length > 0 ? 'Now: accepted' : 'Now: only necessary'}
        </p>
      )}
      <div className="mt-3 grid grid-cols-2 gap-2">
        {isPrivate ? (
          <Button look="secondary" className={ANSWER} onClick={close}>
            OK
          </Button>
        ) : (
          <>
            <Button look="secondary" className={ANSWER} onClick={() => choose(false)}>
              Only necessary
            </Button>
            <Button look="secondary" className={ANSWER} onClick={() => choose(true)}>
              Accept
            </Button>
          </>
        )}
      </div>
    </section>
  )
}

/** A sheet that a shopper opens has the focus. Answers how to give it back. */
function useFocus(sheet: { readonly current: HTMLElement | null }, isOpened: boolean): () => void {
  const before = useRef<Element | null>(null)
  useEffect(() => {
    if (!isOpened) return
    before.current = document.activeElement
    sheet.current?.focus({ preventScroll: true })
  }, [isOpened, sheet])
  return () => {
    const had = sheet.current?.contains(document.activeElement)
    const target = before.current instanceof HTMLElement ? before.current : document.getElementById('main')
    if (had) target?.focus({ preventScroll: true })
  }
}

/** What has the focus is never below the sheet, and the end of the page can be read. */
function useRoomAtTheEnd(sheet: { readonly current: HTMLElement | null }): void {
  useLayoutEffect(() => {
    const room = `${(sheet.current?.offsetHeight ?? 0) + 32}px`
    document.documentElement.style.scrollPaddingBottom = room
    document.body.style.paddingBottom = room
    return () => {
      document.documentElement.style.scrollPaddingBottom = ''
      document.body.style.paddingBottom = ''
    }
  }, [sheet])
}
