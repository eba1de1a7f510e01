import { REVIEWS } from '@kea/shared/first-view/navigation'
import { routes } from '@kea/shared/routes'
import { useQuery } from '@tanstack/react-query'
import { memo } from 'react'
import { Link } from 'react-router-dom'
import { menuLinksQuery } from '~/features/page/menu-links'
import { openPanel } from '~/lib/panels'
import { Dialog } from '~/ui/Dialog'
import { ContactLinks } from './ContactLinks'
import { MenuAccordion } from './menu/MenuAccordion'

const SMALL_LINK = 'inline-flex min-h-11 cursor-pointer items-center text-ink no-underline'

/** The menu of small screens: the families of products, then the links of the strip. */
export function MenuPanel({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <Dialog title="Menu" open={open} onClose={onClose} from="side">
      <MenuContent onClose={onClose} />
    </Dialog>
  )
}

/** Does not render again when the menu closes. */
const MenuContent = memo(function MenuContent({ onClose }: { onClose: () => void }) {
  const { data: links = [] } = useQuery(menuLinksQuery)
  return (
    <>
      <nav aria-label="Menu">
        <MenuAccordion links={links} onClose={onClose} />
        <ul className="mt-4 grid grid-cols-2 gap-x-4">
          <li>
            <button type="button" onClick={() => openPanel('search')} className={SMALL_LINK}>
              Search
            </button>
          </li>
          <li>
            <button type="button" onClick={() => openPanel('account')} className={SMALL_LINK}>
              Account
            </button>
          </li>
          <li>
            <Link to={routes.cart()} onClick={onClose} className={SMALL_LINK}>
              Cart
            </Link>
          </li>
          <li>
            <Link to={routes.wishlist()} onClick={onClose} className={SMALL_LINK}>
              Wishlist
            </Link>
          </li>
          <li>
            <button type="button" onClick={() => openPanel('help')} className={SMALL_LINK}>
              Help
            </button>
          </li>
          <li>
            <Link to={REVIEWS.path} onClick={onClose} className={SMALL_LINK}>
              {REVIEWS.label}
            </Link>
          </li>
        </ul>
      </nav>
      <div className="mt-4 grid gap-1 border-t border-line pt-4 text-ink-soft">
        <ContactLinks />
      </div>
    </>
  )
})
