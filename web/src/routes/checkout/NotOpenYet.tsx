import { useSettings } from '~/api/settings-query'
import { Alert } from '~/ui/Alert'

/** Shown when the shop has no payment method, because its bank account is not set up. */
export function NotOpenYet() {
  const { email, phone } = useSettings()
  return (
    <Alert tone="calm">
      <p className="font-semibold">You cannot pay here yet</p>
      <p>
        We are still setting up payments, so we cannot take your order today. Your cart is kept.
        {email && (
          <>
            {' '}
            To order now, write to{' '}
            <a href={`mailto:${email}`} className="text-kea underline">
              {email}
            </a>
            {phone && <> or ring {phone}</>}.
          </>
        )}
      </p>
    </Alert>
  )
}
