import { newsletterOffer, showsOffer, takesSubscribers } from '@kea/shared/newsletter/offer'
import { useSettings } from '~/api/settings-query'
import { SignupForm } from './SignupForm'

const LABEL = 'Where shall we write to?'

/** The footer's own block: what subscribers get, if anything, and the one field. */
export function FooterSignup({ path, pageId }: { path: string; pageId: number }) {
  const { newsletter } = useSettings()
  if (!takesSubscribers(path)) return null
  const offer = showsOffer(path) ? newsletterOffer(path, newsletter) : null
  return (
    <div className="col-span-full grid gap-x-16 gap-y-6 border-b border-line pb-10 lg:grid-cols-2 lg:items-start">
      <div className="max-w-xl">
        <h2 className="font-display text-subheading font-bold">{offer ? offer.text : 'Letters from the workshop'}</h2>
        <p className="mt-2 text-ink-soft">
          {offer
            ? 'Subscribe to our letters, and your code comes with the first.'
            : 'New things, and what they are good for. Now and then.'}
        </p>
        {offer?.terms && <p className="mt-2 text-sm text-ink-soft">{offer.terms}</p>}
      </div>
      <SignupForm path={path} pageId={pageId} label={LABEL} />
    </div>
  )
}
