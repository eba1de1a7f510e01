import { Dialog as Base } from '@base-ui/react/dialog'
import { X } from 'lucide-react'
import { type ReactNode, type RefObject, useOptimistic } from 'react'
import { classNames } from '~/lib/class-names'
import { paintFirst } from './paint-first'
import { useBackCloses } from './use-back-closes'

type Origin = 'middle' | 'side' | 'header'

const DRAWER = 'inset-y-0 right-0 w-[min(24rem,88vw)] data-ending-style:translate-x-8 data-starting-style:translate-x-8'

/** The place of a dialog on the screen. */
const PLACES: Record<Origin, string> = {
  side: DRAWER,
  header: `${DRAWER} lg:top-30 lg:right-12 lg:bottom-auto lg:max-h-[calc(100dvh-9rem)] lg:w-[27rem] lg:rounded-picture lg:data-ending-style:translate-x-0 lg:data-starting-style:translate-x-0`,
  middle: 'top-1/2 left-1/2 max-h-[94dvh] -translate-1/2 rounded-picture',
}

interface DialogProps {
  title: string
  open: boolean
  onClose: () => void
  /** `side` for menus, `header` for what a link of the header opens, `middle` for everything else. */
  from?: Origin
  /** The element with the initial focus; the close button by default. */
  initialFocus?: RefObject<HTMLElement | null>
  /** For pictures, which need the full width. */
  isWide?: boolean
  children: ReactNode
}

/**
 * A dialog over the page. The close button, Escape, a click outside and a phone's Back close it. Load it lazily,
 * because it is large.
 */
export function Dialog({ title, open, onClose, from = 'middle', isWide = false, initialFocus, children }: DialogProps) {
  useBackCloses(open, onClose)
  const [isHidden, hide] = useOptimistic(false, () => true)
  // The dialog fades before the page behind it is made usable again, which takes longer than a frame on a phone.
  const close = () => paintFirst(() => hide(null), onClose)
  const fade = isHidden && 'opacity-0'
  return (
    <Base.Root open={open} onOpenChange={(next) => !next && close()}>
      <Base.Portal>
        <Base.Backdrop
          className={classNames(
            'fixed inset-0 z-50 bg-ink/40 transition-opacity duration-200 data-ending-style:opacity-0 data-starting-style:opacity-0',
            fade,
          )}
        />
        <Base.Popup
          {...(initialFocus && { initialFocus })}
          className={classNames(
            'fixed z-50 flex flex-col overflow-y-auto overscroll-contain bg-paper p-6 shadow-float transition duration-200 ease-calm data-ending-style:opacity-0 data-starting-style:opacity-0',
            fade,
            PLACES[from],
            from === 'middle' && (isWide ? 'w-[min(80rem,calc(100vw-1.5rem))]' : 'w-[min(36rem,calc(100vw-2.5rem))]'),
          )}
        >
          <div className="mb-4 flex items-center justify-between gap-4">
            <Base.Title className="font-display text-subheading font-bold">{title}</Base.Title>
            <Base.Close
              aria-label="Close"
              className="-mr-2.5 inline-flex size-11 cursor-pointer items-center justify-center rounded-full hover:bg-mist"
            >
              <X aria-hidden="true" className="size-5" />
            </Base.Close>
          </div>
          {children}
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  )
}
