import { COUNTDOWN_MAX_MS } from '../../constants/business'
import { dayWordsAt } from '../../day-words'
import { firstViewClasses as look } from '../../first-view/classes'
import { headerClasses as frame, LAST_DAY_ID } from '../../first-view/header-classes'
import { isFolded } from '../../navigation/frame-of'
import type { MenuLink } from '../../navigation/main-menu'
import { bannerOf } from '../../page/offer'
import type { Page } from '../../page/page'
import { isToolRoute, routeOf } from '../../routes'
import { BlogBar } from '../BlogBar'
import { CartLinkView, HeaderBar } from '../HeaderBar'
import { HeaderSearchView, SEARCH_INPUT, SearchForm } from '../HeaderSearchView'
import { HeaderStripView, LastDay, OfferBanner } from '../HeaderStripView'
import { PlainLink as Link } from '../link'

interface MenuProps {
  links: readonly MenuLink[]
  label: string
  className: string
  list: string
}

/** The main menu as links, which work without a script. In the browser the families open in a panel. */
const Menu = ({ links, label, className, list }: MenuProps) => (
  <nav aria-label={label} className={className}>
    <ul className={list}>
      {links.map(({ label: name, path }) => (
        <li key={name}>
          <Link to={path} className={look.navLink}>
            {name}
          </Link>
        </li>
      ))}
    </ul>
  </nav>
)

function Strip({ page, now }: { page: Page; now: number }) {
  const banner = bannerOf(page.offer, now)
  const end = banner?.end ?? null
  // A nearer end is counted down, by the script.
  const isFar = end !== null && end - now > COUNTDOWN_MAX_MS
  const timer = isFar && <LastDay day={dayWordsAt(end - 1)} id={LAST_DAY_ID} />
  return (
    <HeaderStripView
      Link={Link}
      settings={page.settings}
      offer={page.offer}
      banner={banner && <OfferBanner Link={Link} banner={banner} timer={timer} />}
      // The edge does not know the visitor.
      account={null}
    />
  )
}

/** The header of a page before any script has run. */
export function DocumentHeader({ page, now }: { page: Page; now: number }) {
  const { settings, menu, blogCategories, path } = page
  const route = routeOf(path)
  const field = (
    <SearchForm className={look.search}>
      <input name="q" {...SEARCH_INPUT} />
    </SearchForm>
  )
  return (
    <header className={frame.header}>
      {/* A design tool has no strip, so that the print has more space. */}
      {(route === null || !isToolRoute(route)) && <Strip page={page} now={now} />}
      <div className={frame.sticky}>
        <HeaderBar
          Link={Link}
          brand={settings.brand}
          menu={menu.length > 0 && <Menu links={menu} label="Products" className={look.nav} list={look.navList} />}
          search={<HeaderSearchView Link={Link} isFolded={isFolded(path)} field={field} />}
          cart={<CartLinkView Link={Link} />}
        />
        {menu.length > 0 && (
          // Phones have a menu button, which needs a script. Each part of a page has a label of its own.
          <noscript>
            <Menu links={menu} label="Product families" className={look.plainNav} list={look.plainNavList} />
          </noscript>
        )}
      </div>
      {blogCategories.length > 0 && (
        <BlogBar Link={Link} categories={blogCategories} brand={settings.brand} path={path} />
      )}
    </header>
  )
}
