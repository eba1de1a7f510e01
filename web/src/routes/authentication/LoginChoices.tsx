import { type ReactNode, useState } from 'react'
import { useSettings } from '~/api/settings-query'
import { hasUsedPasskey } from '~/features/customer/passkeys/passkey-memory'
import { hasPasskeys } from '~/features/customer/passkeys/passkey-support'
import { usePasskeyOffers } from '~/features/customer/passkeys/use-passkey-offers'
import { CodeLogin } from './CodeLogin'
import { PasskeyLogin } from './PasskeyLogin'
import { PasswordLogin } from './PasswordLogin'
import { SocialLogins } from './SocialLogins'

interface LoginChoicesProps {
  /** The email to begin with. */
  email: string
  isByCode: boolean
  /** Changes between password and code. */
  change: (email: string) => ReactNode
  onDone: () => void
  /** After a login by password. */
  onPassword: () => void
  /** After a login at a provider. */
  onSocial: () => void
  /** The page stays as it is: links open in a tab of their own. */
  isOverPage?: boolean
}

/** The ways to log in: by passkey, by password or a code that is mailed, and at the shop's providers. */
export function LoginChoices({
  email: given,
  isByCode,
  change,
  onDone,
  onPassword,
  onSocial,
  isOverPage,
}: LoginChoicesProps) {
  const { hasForeignBackend } = useSettings()
  const allowsPasskeys = !hasForeignBackend && hasPasskeys()
  const [email, setEmail] = useState(given)
  const [isFirst] = useState(hasUsedPasskey)
  usePasskeyOffers(allowsPasskeys, onDone)
  const passkey = allowsPasskeys && <PasskeyLogin isFirst={isFirst} onDone={onDone} />
  return (
    <>
      {isFirst && passkey && (
        <>
          {passkey}
          <Or />
        </>
      )}
      {isByCode ? (
        <CodeLogin email={email} onEmail={setEmail} onDone={onDone} />
      ) : (
        <PasswordLogin email={email} onEmail={setEmail} onDone={onPassword} isOverPage={isOverPage ?? false} />
      )}
      <p className="mt-6">{change(email)}</p>
      {!isFirst && passkey && (
        <>
          <Or />
          {passkey}
        </>
      )}
      <SocialLogins onDone={onSocial} />
    </>
  )
}

function Or(): ReactNode {
  return (
    <p className="my-6 flex items-center gap-4 text-sm text-ink-soft before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
      or
    </p>
  )
}
