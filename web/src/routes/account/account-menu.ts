import { ACCOUNT_PAGES, type AccountComponent, type AccountGroup, accountPath } from '@kea/shared/account-routes'

interface MenuLink {
  label: string
  path: string
}

const entries = Object.entries(ACCOUNT_PAGES) as [AccountComponent, (typeof ACCOUNT_PAGES)[AccountComponent]][]

const linksOf = (group: AccountGroup): MenuLink[] =>
  entries
    .filter(([, page]) => page.group === group && page.built)
    .map(([component, { title }]) => ({ label: title, path: accountPath(component) }))

const GROUPS: readonly AccountGroup[] = ['Account', 'Orders', 'Details', 'Rewards', 'Security']

/** The parts of the menu that have a page. */
export const accountMenu: readonly { group: AccountGroup; links: readonly MenuLink[] }[] = GROUPS.map((group) => ({
  group,
  links: linksOf(group),
})).filter(({ links }) => links.length > 0)
