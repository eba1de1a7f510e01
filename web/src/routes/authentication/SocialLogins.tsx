import { LOGIN_WORDS } from '@kea/shared/newsletter/consent-words'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { messageOf } from '~/api/errors'
import { useSettings } from '~/api/settings-query'
import { logInBySocial, socialProvidersQuery } from '~/features/customer/social/social-requests'
import { Alert } from '~/ui/Alert'
import { Button } from '~/ui/Button'
import { CheckField } from '~/ui/Field'

/** Logins by the providers that the shop has. It stands at the end, so that nothing moves when it comes. */
export function SocialLogins({ onDone }: { onDone: () => void }) {
  const { hasForeignBackend } = useSettings()
  const { data: providers = [] } = useQuery({ ...socialProvidersQuery, enabled: !hasForeignBackend })
  const [isSubscribed, setIsSubscribed] = useState(true)
  const [progress, setProgress] = useState({ waitsFor: '', error: '' })
  if (providers.length === 0) return null
  const logIn = async (id: string, label: string) => {
    setProgress({ waitsFor: label, error: '' })
    try {
      await logInBySocial({ provider: id, isSubscribed })
      onDone()
    } catch (error) {
      setProgress({ waitsFor: '', error: messageOf(error) })
    }
  }
  return (
    <section aria-label="Other ways to log in" className="mt-8 border-t border-line pt-6">
      {progress.error !== '' && <Alert className="mb-4">{progress.error}</Alert>}
      <div className="grid gap-3">
        {providers.map(({ id, label }) => (
          <Button key={id} look="secondary" className="w-full" onClick={() => logIn(id, label)}>
            Continue with {label}
          </Button>
        ))}
      </div>
      <CheckField
        label={LOGIN_WORDS}
        checked={isSubscribed}
        onChange={(event) => setIsSubscribed(event.target.checked)}
      />
      <p role="status" className="text-sm text-ink-soft">
        {progress.waitsFor !== '' && `Go on in the window of ${progress.waitsFor}.`}
      </p>
    </section>
  )
}
