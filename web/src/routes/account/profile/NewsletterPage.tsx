import { dateWordsAt } from '@kea/shared/day-words'
import { ACCOUNT_WORDS, REMINDERS } from '@kea/shared/newsletter/consent-words'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { useSettings } from '~/api/settings-query'
import { type Profile, useProfile } from '~/features/customer/profile'
import { useCaptcha } from '~/features/forms/captcha/use-captcha'
import { useSubmit } from '~/features/forms/use-submit'
import { ValueForm } from '~/features/forms/ValueForm'
import { showToast } from '~/lib/toast'
import { CheckField } from '~/ui/Field'
import { TextPlaceholder } from '../frame/AccountSection'
import { consentTimeQuery, giveConsent, takeConsentBack } from './profile-changes'

/** Consent to the newsletter. */
export default function NewsletterPage() {
  const profile = useProfile()
  return profile ? <Consent profile={profile} /> : <TextPlaceholder lines={6} />
}

function Consent({ profile }: { profile: Profile }) {
  const { email, isSubscribed } = profile
  const { siteUrl } = useSettings()
  const captcha = useCaptcha()
  const since = useQuery(consentTimeQuery).data
  const [isYes, setIsYes] = useState(isSubscribed)
  const request = useSubmit(
    async (isGiven: boolean) => (isGiven ? giveConsent(profile, siteUrl, await captcha.token()) : takeConsentBack()),
    () => showToast('Your choice has been saved.'),
  )
  return (
    <div className="max-w-xl">
      <ValueForm value={isYes} request={request}>
        <div>
          <p className="text-ink-soft wrap-anywhere">
            We write to {email}. You can say no any time, here or with the link in each email.
          </p>
          <div className="mt-4">
            <CheckField label={ACCOUNT_WORDS} checked={isYes} onChange={({ target }) => setIsYes(target.checked)} />
          </div>
          <p className="mb-3 text-sm text-ink-soft">{REMINDERS}</p>
          {/* Its space stays, so that nothing moves. */}
          <p className="min-h-6 text-sm text-ink-soft">
            {since && `You said ${isSubscribed ? 'yes' : 'no'} on ${dateWordsAt(Date.parse(since))}.`}
          </p>
        </div>
      </ValueForm>
      <p className="mt-6 text-sm text-ink-soft">
        Emails about your orders always come. Our{' '}
        <Link to="/privacy-policy" className="text-kea underline">
          privacy policy
        </Link>{' '}
        says what we keep.
      </p>
    </div>
  )
}
