import { pageName } from '@kea/design/arrangement/page-names'
import { cartLines } from '@kea/design/arrangement/printed'
import { nextPlace } from '@kea/design/arrangement/shown-surfaces'
import { signLetters } from '@kea/design/arrangement/sign-letters'
import { itemsOf } from '@kea/design/document/records'
import { isStarting } from '@kea/design/edits/start'
import type { Finding } from '@kea/design/preflight/finding'
import { isOptionalPart } from '@kea/design/product/parts'
import { Price } from '@kea/shared/view/Price'
import { Suspense, useEffect, useRef, useState } from 'react'
import { withRetry } from '~/lib/with-retry'
import { Button } from '~/ui/Button'
import { lazyWithRetry } from '~/ui/lazy-with-retry'
import { showSurface } from '../commands/show-surface'
import { loadFindings } from '../findings/load-findings'
import { lettersNote, totalOf } from '../model/price'
import { viewsOf } from '../workspaces/views'
import { overviewOf } from '../workspaces/workspace-of'
import { CartProgress } from './CartProgress'
import { DialogLoading } from './DialogLoading'
import { Quantity } from './Quantity'
import { useChecking } from './use-checking'
import { useDesign, useEditor, useFacts, useSession, useWorkflow } from './use-editor'

const loadDialog = async () => (await import('./PreflightDialog')).PreflightDialog
const PreflightDialog = lazyWithRetry(loadDialog, 'over')

/** How many letters of a paid sign are left. */
const paidNote = (paid: number, letters: number): string =>
  letters > paid ? `${letters} letters, you paid for ${paid}` : `up to ${paid} ${paid === 1 ? 'letter' : 'letters'}`

/** The price and the button of the next step. */
export function BuyBar({ onDone }: { onDone: () => void }) {
  const { editor, pickPhoto, buy } = useEditor()
  const { design } = useDesign()
  const bar = useRef<HTMLDivElement>(null)
  const session = useSession()
  const { quantity } = useFacts()
  const { cart } = useWorkflow()
  const { Ordered } = viewsOf(editor.product)
  const overview = overviewOf({ product: editor.product, design }, session)
  const lines = cartLines(design, editor.product.definition, quantity)
  const letters = signLetters(design)
  const price = totalOf(editor.product, lines, letters)
  const { ordered, isPart } = editor.product
  const note = ordered ? paidNote(ordered.letters, letters) : lettersNote(editor.product, design.options, letters)
  // Examples alone are no design, where a photo is needed.
  const isEmpty =
    itemsOf(design).length === 0 ||
    (itemsOf(design).every(isStarting) && nextPlace(editor.product.definition, design) !== null)
  const checking = useChecking()
  useEffect(() => {
    if (!isEmpty) Promise.all([loadFindings(), loadDialog()]).catch(() => {})
  }, [isEmpty])
  const step = cart === 'editing' && checking.isLong ? 'checking' : cart
  const isWaiting = step !== 'editing'
  const [found, setFound] = useState<readonly Finding[] | null>(null)
  const put = async () => {
    setFound(null)
    if (await editor.cart.put()) onDone()
  }
  const check = async () => {
    // A number that we cannot make stands beside its message. The last right one is not what the shopper wants.
    const [wrong] = editor.session.read().wrongNumbers
    if (wrong !== undefined) return document.getElementById(wrong)?.focus()
    const empty = nextPlace(editor.product.definition, editor.store.read().design)
    if (!empty) {
      // Without a connection the check also waits for what shows its findings.
      const shown = withRetry(loadDialog).catch(() => null)
      const findings = await checking.until(shown.then(() => editor.findings()))
      if (findings) return findings.length > 0 ? setFound(findings) : put()
      return
    }
    const name = pageName(editor.product.definition, design, empty)
    editor.run(showSurface(empty, name))
    const remedy = isOptionalPart(editor.product.definition, empty.part)
      ? 'Add a photo to it, or choose an option without it.'
      : 'Add a photo to it.'
    editor.change({ notice: { tone: 'calm', text: `Nothing is on this side yet: ${name}. ${remedy}` } })
  }
  useEffect(() => {
    buy.current = price ? () => void check() : null
  })
  const wasWaiting = useRef(isWaiting)
  useEffect(() => {
    // The button that had the focus has made room for another one.
    const isLost = wasWaiting.current !== isWaiting && document.activeElement === document.body
    if (isLost) bar.current?.focus({ preventScroll: true })
    wasWaiting.current = isWaiting
  }, [isWaiting])
  return (
    <div
      ref={bar}
      tabIndex={-1}
      className="flex items-center justify-end outline-none gap-3 bg-paper px-4 py-2.5 sm:gap-4 sm:px-5 order-5 low:py-1.5 beside:p-0"
    >
      {!isEmpty && !ordered && !isPart && (overview?.hasQuantity ?? true) && (
        <div className="hidden md:block">
          <Quantity />
        </div>
      )}
      {/* During an upload a narrow phone needs the row for the progress. */}
      <div className={`mr-auto min-w-0 beside:mr-0 ${isWaiting ? 'max-sm:hidden' : ''}`}>
        <Suspense fallback={null}>
          <Ordered />
        </Suspense>
        <p aria-live="polite" className="font-bold font-display text-xl leading-tight">
          {lines.length > 0 &&
            (ordered ? (
              'Paid'
            ) : isPart ? (
              'In your set'
            ) : price ? (
              <Price cents={price.rowCents} regularCents={price.regularCents} />
            ) : (
              <span className="font-normal text-base text-ink-soft">Not available with these options</span>
            ))}
        </p>
        {note && <p className="text-sm text-ink-soft leading-tight">{note}</p>}
      </div>
      {isWaiting ? (
        <CartProgress step={step} onCancel={step === 'checking' ? checking.stop : editor.cart.stopWaiting} />
      ) : isEmpty ? (
        <Button className="shrink-0" onClick={pickPhoto}>
          {overview ? 'Choose photos' : 'Choose a photo'}
        </Button>
      ) : (
        <Button className="shrink-0 max-sm:px-5" onClick={() => void check()} state={price ? 'normal' : 'out-of-stock'}>
          {editor.buyLabel}
        </Button>
      )}
      {found && (
        <Suspense fallback={<DialogLoading onClose={() => setFound(null)} />}>
          <PreflightDialog found={found} onGo={() => void put()} onClose={() => setFound(null)} />
        </Suspense>
      )}
    </div>
  )
}
