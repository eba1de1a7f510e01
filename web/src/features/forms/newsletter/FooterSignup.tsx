import { footerWords } from '@kea/shared/newsletter/consent-words'
import { newsletterOffer, showsOffer, takesSubscribers } from '@kea/shared/newsletter/offer'
import { useState } from 'react'
import { useSettings } from '~/api/settings-query'
import { SignupForm } from './SignupForm'
import { hasSubscribed } from './subscribed'

const LABEL = 'Your email'

/** The newsletter block of the footer: the offer for new subscribers, if any, and the form. */
export function FooterSignup({ path, pageId }: { path: string; pageId: number }) {
  const { newsletter } = useSettings()
  // Read once per page, so that the offer stays beside the confirmation of a new subscription.
  const [isSubscriber] = useState(hasSubscribed)
  if (!takesSubscribers(path)) return null
  const { heading, text, terms } = footerWords(
    showsOffer(path) && !isSubscriber ? newsletterOffer(path, newsletter) : null,
  )
  return (
    <div className="col-span-full grid gap-x-16 gap-y-6 border-b border-line pb-10 lg:grid-cols-2 lg:items-start">
      <div className="max-w-xl">
        <h2 className="font-display text-subheading font-bold">{heading}</h2>
        <p className="mt-2 text-ink-soft">{text}</p>
        <p className="mt-2 text-sm text-ink-soft">{terms}</p>
      </div>
      <SignupForm path={path} pageId={pageId} label={LABEL} />
    </div>
  )
}
