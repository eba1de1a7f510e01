import { routes } from '@kea/shared/routes'
import { useState } from 'react'
import { AuthenticationPage } from '~/features/customer/AuthenticationPage'
import { followEmailChange } from '~/features/customer/authentication-requests'
import { forgetPersonal } from '~/features/customer/customer-requests'
import { useSubmit } from '~/features/forms/use-submit'
import { Alert } from '~/ui/Alert'
import { Button, ButtonLink } from '~/ui/Button'

interface EmailChangeProps {
  /** `change`: the mail to the new address. `undo`: the mail to the old one. */
  kind: 'change' | 'undo'
  token: string
}

/** The part of a link behind `#`; null for another link. */
export function emailChangeOf(hash: string): EmailChangeProps | null {
  const values = new URLSearchParams(hash.replace(/^#/, ''))
  for (const kind of ['change', 'undo'] as const) {
    const token = values.get(kind)
    if (token) return { kind, token }
  }
  return null
}

const TEXTS = {
  change: {
    title: 'Your new email',
    lead: 'Press the button to use this email address for your account.',
    button: 'Use this email',
  },
  undo: {
    title: 'Keep your email',
    lead: 'Press the button to keep this email address for your account. Every device is logged out.',
    button: 'Keep this email',
  },
} as const

/** Follows the link of a mail about another email address. Opening it changes nothing: mail scanners open links too. */
export function EmailChange({ kind, token }: EmailChangeProps) {
  const [done, setDone] = useState<string | null>(null)
  const request = useSubmit(
    () => followEmailChange(kind, token),
    (message) => {
      forgetPersonal()
      setDone(message)
    },
  )
  const { title, lead, button } = TEXTS[kind]
  if (done !== null) {
    return (
      <AuthenticationPage title={title} takesFocus lead={<span role="status">{done}</span>}>
        <ButtonLink to={kind === 'undo' ? routes.forgotPassword() : routes.login()}>
          {kind === 'undo' ? 'Choose a new password' : 'Go to your account'}
        </ButtonLink>
      </AuthenticationPage>
    )
  }
  return (
    <AuthenticationPage title={title} lead={request.error === '' && lead}>
      {request.error && <Alert className="mb-6">{request.error}</Alert>}
      <Button
        state={request.pending ? 'sending' : 'normal'}
        loadingText="One moment"
        onClick={() => request.submit(undefined)}
      >
        {button}
      </Button>
    </AuthenticationPage>
  )
}
