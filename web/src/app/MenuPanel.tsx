import { NAVIGATION, phoneHref, phoneText, REVIEWS } from '@kea/shared/first-view/navigation'
import { routes } from '@kea/shared/routes'
import { Link } from 'react-router-dom'
import { useSettings } from '~/api/settings-query'
import { openPanel } from '~/lib/panels'
import { Dialog } from '~/ui/Dialog'
import { PANEL_LINK } from './panel-link'

/** The main menu of small screens. */
export function MenuPanel({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { phone, email } = useSettings()
  return (
    <Dialog title="Menu" open={open} onClose={onClose} from="side">
      <nav aria-label="Menu">
        {NAVIGATION.map(({ label, path }) => (
          <Link key={path} to={path} onClick={onClose} className={PANEL_LINK}>
            {label}
          </Link>
        ))}
        <Link to={routes.cart()} onClick={onClose} className={PANEL_LINK}>
          Cart
        </Link>
        <Link to={REVIEWS.path} onClick={onClose} className={PANEL_LINK}>
          {REVIEWS.label}
        </Link>
        <button type="button" onClick={() => openPanel('search')} className={PANEL_LINK}>
          Search
        </button>
        <button type="button" onClick={() => openPanel('account')} className={PANEL_LINK}>
          Account
        </button>
      </nav>
      <div className="mt-8 grid gap-1 text-ink-soft">
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
      </div>
    </Dialog>
  )
}
