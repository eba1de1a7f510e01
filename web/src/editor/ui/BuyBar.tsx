import { Button } from '~/ui/Button'
import { Price } from '~/ui/Price'
import { priceOf } from '../model/price'
import type { CartStep } from '../model/session'
import { Quantity } from './Quantity'
import { useDesign, useEditor, useSession, useShelf } from './use-editor'

const WAITING: Record<Exclude<CartStep, 'editing'>, string> = {
  'sending-photo': 'Uploading',
  saving: 'Saving',
  adding: 'Adding to cart',
  done: 'In your cart',
}

/** The price and the one next step, always in the same corner. */
export function BuyBar({ onDone }: { onDone: () => void }) {
  const { editor, pickPhoto } = useEditor()
  const { design } = useDesign()
  const { quantity, cart } = useSession()
  const price = priceOf(editor.product, design.options, quantity)
  const isEmpty = Object.keys(design.photos).length === 0
  const put = async () => {
    if (await editor.cart.put()) onDone()
  }
  return (
    <div className="flex items-center justify-end gap-4">
      {!isEmpty && (
        <div className="hidden sm:block">
          <Quantity />
        </div>
      )}
      <p aria-live="polite" className="mr-auto font-display text-xl font-bold lg:mr-0">
        {price ? (
          <Price cents={price.rowCents} regularCents={price.regularUnitCents * quantity} />
        ) : (
          <span className="text-base font-normal text-ink-soft">Not sold in this choice</span>
        )}
      </p>
      {isEmpty ? (
        <Button onClick={pickPhoto}>Choose a photo</Button>
      ) : cart === 'editing' ? (
        <Button onClick={() => void put()} state={price ? 'normal' : 'out-of-stock'}>
          {editor.isLineEdit ? 'Update cart' : 'Add to cart'}
        </Button>
      ) : (
        <Waiting step={cart} />
      )}
    </div>
  )
}

function Waiting({ step }: { step: Exclude<CartStep, 'editing'> }) {
  const { editor } = useEditor()
  const { design } = useDesign()
  const shelf = useShelf()
  const key = Object.keys(design.photos)[0]
  const upload = key ? shelf[key]?.upload : undefined
  const done =
    step === 'sending-photo' && upload?.step === 'sending' && upload.totalBytes > 0
      ? ` ${Math.round((upload.sentBytes / upload.totalBytes) * 100)} %`
      : ''
  return (
    <span className="flex items-center gap-2">
      {step === 'sending-photo' && (
        <Button look="quiet" onClick={editor.cart.stopWaiting}>
          Cancel
        </Button>
      )}
      <Button state="sending" loadingText={`${WAITING[step]}${done}`}>
        Add to cart
      </Button>
    </span>
  )
}
