import { type Route, route } from './route'

/** The parts of the account's menu. */
export type AccountGroup = 'Account' | 'Orders' | 'Details' | 'Rewards' | 'Security'

interface AccountPage {
  /** Title in the head, h1, and label in the menu. */
  title: string
  /** Null for a page that is not in the menu. */
  group: AccountGroup | null
  built: boolean
}

const page = (title: string, group: AccountGroup | null, built = false): AccountPage => ({ title, group, built })

/** The components of the account in the order of the menu. web/src/app/lazy-pages.ts has the code of those that are built. */
export const ACCOUNT_PAGES = {
  dashboard: page('My Account', 'Account', true),
  'my-orders': page('My orders', 'Orders', true),
  'view-order': page('Your order', null, true),
  ordertickets: page('Questions about orders', 'Orders', true),
  todayshiporder: page('Shipping today', 'Orders', true),
  'my-saved-design': page('Saved designs', 'Orders', true),
  information: page('Your details', 'Details', true),
  'address-book': page('Address book', 'Details', true),
  'add-address': page('Add an address', null, true),
  'edit-address': page('Change an address', null, true),
  newsletter: page('Promotional Consent', 'Details', true),
  'my-credits': page('Store credit', 'Rewards', true),
  'refer-and-earn': page('Refer and earn', 'Rewards', true),
  'gift-card-balance': page('Gift card balance', 'Rewards', true),
  'my-rewards': page('My rewards', 'Rewards', true),
  sessions: page('Your devices', 'Security', true),
  passkeys: page('Passkeys', 'Security', true),
  'my-data': page('Your data', 'Security', true),
} satisfies Record<string, AccountPage>

export type AccountComponent = keyof typeof ACCOUNT_PAGES

/** The parts of the rewards with their titles (ACCOUNT-16). */
export const REWARD_PARTS = {
  rewardpoints: 'Reward points',
  loyaltylevel: 'Loyalty level',
  'loyaltylevel/join': 'Join the loyalty levels',
  transactions: 'Points transactions',
  settings: 'Emails about points',
  policy: 'Reward policy',
}

export type RewardPart = keyof typeof REWARD_PARTS

const ROOT = ['customer', 'account']

const accountRoute = (component: string, { title, built }: AccountPage, ids = '/:orderId?/:subOrderId?'): Route =>
  route(`/${ROOT.join('/')}/${component}${ids}`, {
    title,
    heading: title,
    robots: 'noindex',
    needsCustomer: true,
    built,
    about: `account page: ${title}`,
  })

/** A route for each component, so that each has its own title and status (ROUTE-42). */
export const accountRoutes = Object.fromEntries(
  Object.entries(ACCOUNT_PAGES).map(([component, each]) => [component, accountRoute(component, each)]),
) as Record<AccountComponent, Route>

/** Each part of the rewards has a route of its own. */
export const rewardRoutes: readonly Route[] = Object.entries(REWARD_PARTS).map(([part, title]) =>
  accountRoute(`my-rewards/${part}`, { ...ACCOUNT_PAGES['my-rewards'], title }, ''),
)

/** The address of an account page. Some components show what the ids name. */
export const accountPath = (component: AccountComponent, orderId?: string, subOrderId?: string): string =>
  (accountRoutes[component] as (ids: Record<string, string | undefined>) => string)({ orderId, subOrderId })

/** The account page of a path in its segments; null for any other path. */
export function accountRouteOf(segments: readonly string[]): Route | null {
  const [first, second, component = ''] = segments
  if (first !== ROOT[0] || second !== ROOT[1] || segments.length > 5) return null
  if (!Object.hasOwn(accountRoutes, component)) return null
  const path = `/${segments.join('/')}`
  return rewardRoutes.find(({ pattern }) => pattern === path) ?? accountRoutes[component as AccountComponent]
}
