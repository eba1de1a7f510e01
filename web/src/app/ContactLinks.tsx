import { phoneHref, phoneText } from '@kea/shared/first-view/navigation'
import { useSettings } from '~/api/settings-query'

/** Telephone and email of the shop, each where it has one. */
export function ContactLinks() {
  const { phone, email } = useSettings()
  return (
    <>
      {phone && (
        <a href={phoneHref(phone)} className="inline-flex min-h-11 items-center">
          {phoneText(phone)}
        </a>
      )}
      {email && (
        <a href={`mailto:${email}`} className="inline-flex min-h-11 items-center">
          {email}
        </a>
      )}
    </>
  )
}
