import { useState } from 'react'
import { classNames } from '~/lib/class-names'
import { isShopUpdated } from '~/lib/is-shop-updated'

interface MissingPartProps {
  /** Answers whether the part has come now. */
  onRetry: () => Promise<boolean>
  /** Over the page: the part has no place of its own on it. */
  isOver?: boolean
  onClose?: (() => void) | undefined
}

type Step = 'missing' | 'trying' | 'failed' | 'updated'

const TEXTS: Record<Step, string> = {
  missing: 'This part of the page did not load. The rest works.',
  trying: 'This part of the page did not load. The rest works.',
  failed: 'This part still does not load. Check your connection, or load the page again. What you have made is kept.',
  updated:
    'We have updated our shop since you opened this page. Load it again to carry on. What you have made is kept.',
}

const BUTTON =
  'min-h-11 cursor-pointer rounded-full border border-control bg-paper px-5 font-semibold text-ink hover:border-ink aria-disabled:text-ink-soft'

/**
 * Stands in for a part of the page whose code did not come. A new version of the shop has other files, so then only
 * another load of the page helps; the page keeps what the shopper made.
 */
export function MissingPart({ onRetry, isOver = false, onClose }: MissingPartProps) {
  const [step, setStep] = useState<Step>('missing')
  const [isClosed, setIsClosed] = useState(false)
  const close = () => (onClose ? onClose() : setIsClosed(true))
  const retry = async () => {
    if (step === 'trying') return
    setStep('trying')
    if (await onRetry()) return
    setStep((await isShopUpdated()) ? 'updated' : 'failed')
  }
  if (isClosed) return null
  return (
    <div
      role="alert"
      className={classNames(
        'flex max-w-prose flex-wrap items-center gap-x-4 gap-y-3 rounded-picture bg-mist px-4 py-3.5 text-[0.9375rem] text-ink',
        isOver && 'fixed inset-x-3 bottom-3 z-50 mx-auto shadow-float',
      )}
    >
      <p className="min-w-0 flex-1 basis-60">{TEXTS[step]}</p>
      <div className="flex flex-wrap gap-2">
        {/* A disabled button would lose the focus. */}
        <button type="button" className={BUTTON} aria-disabled={step === 'trying'} onClick={() => void retry()}>
          {step === 'trying' ? 'Trying again' : 'Try again'}
        </button>
        {(step === 'failed' || step === 'updated') && (
          <button type="button" className={BUTTON} onClick={() => location.reload()}>
            Load the page again
          </button>
        )}
        {isOver && (
          <button type="button" className={BUTTON} onClick={close}>
            Close
          </button>
        )}
      </div>
    </div>
  )
}
