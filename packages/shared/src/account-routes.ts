import { type Route, route } from './route.ts'

/** The parts of the account's menu. */
export type AccountGroup = 'Account' | 'Orders' | 'Details' | 'Rewards' | 'Security'

interface AccountPage {
  /** Title in the head, h1, and label in the menu. */
  title: string
  /** Null for a page that is not in the menu. */
  group: AccountGroup | null
  /** Its file in web/src/routes; null as long as it is not built. */
  module: string | null
}

const page = (title: string, group: AccountGroup | null, module: string | null = null): AccountPage => ({
  title,
  group,
  module,
})

/** The pages of the account in the order of the menu. Router, edge, menu and tests read this list. */
export const ACCOUNT_PAGES = {
  dashboard: page('My Account', 'Account', 'account/dashboard/DashboardPage'),
  'my-orders': page('My orders', 'Orders', 'account/orders/MyOrdersPage'),
  'view-order': page('Your order', null, 'account/orders/ViewOrderPage'),
  ordertickets: page('Questions about orders', 'Orders', 'account/tickets/OrderTicketsPage'),
  todayshiporder: page('Shipping today', 'Orders', 'account/orders/TodayShipOrdersPage'),
  'my-saved-design': page('Saved designs', 'Orders', 'account/designs/SavedDesignsPage'),
  information: page('Your details', 'Details', 'account/profile/InformationPage'),
  'address-book': page('Address book', 'Details', 'account/addresses/AddressBookPage'),
  'add-address': page('Add an address', null, 'account/addresses/AddAddressPage'),
  'edit-address': page('Change an address', null, 'account/addresses/EditAddressPage'),
  newsletter: page('Promotional Consent', 'Details', 'account/profile/NewsletterPage'),
  'my-credits': page('Store credit', 'Rewards', 'account/balances/MyCreditsPage'),
  'refer-and-earn': page('Refer and earn', 'Rewards', 'account/rewards/ReferAndEarnPage'),
  'gift-card-balance': page('Gift card balance', 'Rewards', 'account/balances/GiftCardBalancePage'),
  'my-rewards': page('My rewards', 'Rewards', 'account/rewards/RewardsPage'),
  sessions: page('Your devices', 'Security', 'account/authentication/SessionsPage'),
  passkeys: page('Passkeys', 'Security', 'account/authentication/PasskeysPage'),
  'my-data': page('Your data', 'Security', 'account/own-data/MyDataPage'),
} satisfies Record<string, AccountPage>

export type AccountComponent = keyof typeof ACCOUNT_PAGES

/** The parts of the rewards with their titles. */
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

const accountRoute = (component: string, { title, module }: AccountPage, ids = '/:orderId?/:subOrderId?'): Route =>
  route(`/${ROOT.join('/')}/${component}${ids}`, {
    ...(module !== null && { module, layout: 'account/frame/AccountLayout' }),
    title,
    needsCustomer: true,
  })

/** A route for each component, so that each has its own title and status. */
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
