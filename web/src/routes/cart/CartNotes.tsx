import { type FocusEvent, type FormEvent, useId } from 'react'
import { messageOf } from '~/api/errors'
import { OWN_ERRORS } from '~/api/query-client'
import type { Cart, CartNotes as Notes } from '~/features/cart/cart'
import { useSetNotes } from '~/features/cart/use-cart'
import { useOpenedForm } from '~/features/cart/use-opened-form'
import { Button } from '~/ui/Button'
import { TextAreaField } from '~/ui/Field'
import { CART_LINK } from './line-action'

const GIFT_MESSAGE_MAX = 200
const COMMENT_MAX = 500

/** A message for the parcel and a comment for the shop: shown, and changed in a form that opens in their place. */
export function CartNotes({ cart }: { cart: Cart }) {
  const { isOpen, opener, open, close } = useOpenedForm()
  const { comment, giftMessage } = cart.notes
  if (isOpen) return <NotesForm notes={cart.notes} onClose={close} />
  const hasNotes = comment !== '' || giftMessage !== ''
  return (
    <div className="grid gap-3">
      <Note title="Gift message" text={giftMessage} />
      <Note title="Comment for us" text={comment} />
      <button ref={opener} type="button" onClick={open} className={CART_LINK}>
        {hasNotes ? 'Change the message or comment' : 'Add a gift message or a comment'}
      </button>
    </div>
  )
}

function Note({ title, text }: { title: string; text: string }) {
  if (text === '') return null
  return (
    <p className="break-words whitespace-pre-line">
      <span className="block text-sm text-ink-soft">{title}</span>
      {text}
    </p>
  )
}

function NotesForm({ notes, onClose }: { notes: Pick<Notes, 'comment' | 'giftMessage'>; onClose: () => void }) {
  const names = { giftMessage: useId(), comment: useId() }
  const { mutate, isPending, error } = useSetNotes(onClose, OWN_ERRORS)
  const keeping = useSetNotes(() => {})
  const textsOf = (form: HTMLFormElement) => {
    const data = new FormData(form)
    const text = (name: string) => String(data.get(name) ?? '').trim()
    return { giftMessage: text(names.giftMessage), comment: text(names.comment) }
  }
  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    mutate(textsOf(event.currentTarget))
  }
  // The checkout is outside the form: what is typed must not be lost on the way to it.
  const keep = ({ currentTarget, relatedTarget }: FocusEvent<HTMLFormElement>) => {
    if (currentTarget.contains(relatedTarget)) return
    const texts = textsOf(currentTarget)
    const isChanged = texts.giftMessage !== notes.giftMessage || texts.comment !== notes.comment
    if (isChanged) keeping.mutate(texts)
  }
  return (
    <form onSubmit={save} onBlur={keep} className="grid gap-4">
      <TextAreaField
        name={names.giftMessage}
        label="Gift message"
        optional
        hint={`We print it on a card in the parcel. Up to ${GIFT_MESSAGE_MAX} characters.`}
        defaultValue={notes.giftMessage}
        maxLength={GIFT_MESSAGE_MAX}
        rows={3}
        autoFocus
      />
      <TextAreaField
        name={names.comment}
        label="Comment for us"
        optional
        hint={`Anything we should know about this order. Up to ${COMMENT_MAX} characters.`}
        defaultValue={notes.comment}
        maxLength={COMMENT_MAX}
        rows={3}
      />
      {error && (
        <p role="alert" className="text-sm font-medium text-danger">
          {messageOf(error)}
        </p>
      )}
      <div className="flex gap-3">
        <Button type="submit" look="secondary" state={isPending ? 'sending' : 'normal'} loadingText="Saving">
          Save
        </Button>
        <Button look="quiet" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </form>
  )
}
