import { ACCOUNT_PAGES, type AccountComponent, type AccountGroup, accountPath } from '@kea/shared/account-routes'
import { routes } from '@kea/shared/routes'
import { isOwnPage } from './own-pages'

interface MenuLink {
  label: string
  path: string
}

const entries = Object.entries(ACCOUNT_PAGES) as [AccountComponent, (typeof ACCOUNT_PAGES)[AccountComponent]][]

const linksOf = (group: AccountGroup): MenuLink[] =>
  entries
    .filter(([, page]) => page.group === group && page.module !== null)
    .map(([component, { title }]) => ({ label: title, path: accountPath(component) }))

/** A page of the account at an address of its own. */
const PASSWORD: MenuLink = { label: 'Password', path: routes.changePassword() }

const GROUPS: readonly AccountGroup[] = ['Account', 'Orders', 'Details', 'Rewards', 'Security']

/** The parts of the menu that have a page, and data at the backend. */
export const accountMenu = (
  hasForeignBackend: boolean,
): readonly { group: AccountGroup; links: readonly MenuLink[] }[] =>
  GROUPS.map((group) => ({
    group,
    links: (group === 'Security' ? [PASSWORD, ...linksOf(group)] : linksOf(group)).filter(
      ({ path }) => !(hasForeignBackend && isOwnPage(path)),
    ),
  })).filter(({ links }) => links.length > 0)
