import { popupWords } from '@kea/shared/newsletter/consent-words'
import type { NewsletterOffer } from '@kea/shared/newsletter/offer'
import { Button } from '~/ui/Button'
import { TextField } from '~/ui/Field'
import { usePopupForm } from './use-popup-form'

interface PopupFieldsProps {
  path: string
  pageId: number
  /** The offer of the page; null for the newsletter alone. */
  offer: NewsletterOffer | null
  /** What a subscriber gets for a birthday; '' for nothing, and then it is not asked for. */
  birthdayGift: string
}

/** What the popup says and asks. */
export function PopupFields({ path, pageId, offer, birthdayGift }: PopupFieldsProps) {
  const { field, pending, failure, prepare, submit } = usePopupForm({ path, pageId, hasOffer: offer !== null })
  const { text, terms } = popupWords(offer)
  return (
    <form onSubmit={submit} onFocus={prepare} noValidate aria-label="Subscribe" className="grid gap-3">
      <p className="text-[0.9375rem] text-ink-soft">{text}</p>
      <div className="grid grid-cols-[2fr_3fr] items-start gap-2">
        <TextField {...field('firstName')} autoComplete="given-name" className="min-w-0" />
        <TextField {...field('email')} type="email" inputMode="email" autoComplete="email" className="min-w-0" />
      </div>
      {birthdayGift !== '' && (
        <fieldset>
          <legend className="mb-1.5 text-sm text-ink-soft">Your birthday, if you like: {birthdayGift}</legend>
          <div className="grid grid-cols-3 items-start gap-2">
            <TextField {...field('day')} inputMode="numeric" autoComplete="bday-day" className="min-w-0" />
            <TextField {...field('month')} inputMode="numeric" autoComplete="bday-month" className="min-w-0" />
            <TextField {...field('year')} inputMode="numeric" autoComplete="bday-year" className="min-w-0" />
          </div>
        </fieldset>
      )}
      <Button type="submit" state={pending ? 'sending' : 'normal'} loadingText="Processing" className="w-full">
        Claim Now!
      </Button>
      <p role="alert" className="text-sm font-medium text-danger empty:hidden">
        {failure}
      </p>
      <p className="text-sm leading-relaxed text-ink-soft">{terms}</p>
    </form>
  )
}
