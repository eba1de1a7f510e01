import { NAVIGATION } from '@kea/shared/first-view/navigation'
import { routes } from '@kea/shared/routes'
import { Link } from 'react-router-dom'
import { useSettings } from '~/api/settings-query'
import { Dialog } from '~/ui/Dialog'
import { phoneHref } from './phone-href'

const LINK =
  'flex min-h-13 items-center border-b border-line font-display text-subheading font-bold text-ink no-underline'

/** The menu of small screens. */
export function MenuPanel({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { phone, email } = useSettings()
  return (
    <Dialog title="Menu" open={open} onClose={onClose} from="side">
      <nav aria-label="Menu">
        {NAVIGATION.map(({ label, path }) => (
          <Link key={path} to={path} onClick={onClose} className={LINK}>
            {label}
          </Link>
        ))}
        <Link to={routes.cart()} onClick={onClose} className={LINK}>
          Cart
        </Link>
      </nav>
      <div className="mt-8 grid gap-1 text-ink-soft">
        {phone && (
          <a href={phoneHref(phone)} className="inline-flex min-h-11 items-center">
            {phone}
          </a>
        )}
        {email && (
          <a href={`mailto:${email}`} className="inline-flex min-h-11 items-center">
            {email}
          </a>
        )}
      </div>
    </Dialog>
  )
}
