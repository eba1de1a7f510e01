type ParamName<P extends string> = P extends `${string}:${infer Name}/${infer Rest}`
  ? BareName<Name> | ParamName<`/${Rest}`>
  : P extends `${string}:${infer Name}`
    ? BareName<Name>
    : never
type BareName<N extends string> = N extends `${infer Name}?` ? Name : N
type Args<P extends string> = [ParamName<P>] extends [never] ? [] : [params: Partial<Record<ParamName<P>, string>>]

/** The layout of a page: with header and footer, without footer, or with neither. */
export type RouteFrame = 'full' | 'no-footer' | 'bare'

/**
 * What the edge writes into the document before any script has run: what the page data say, the heading of the route,
 * the heading of a search, or the ground of a design tool.
 */
export type FirstViewKind = 'data' | 'heading' | 'search' | 'tool'

/** The layouts around several pages, as files of web/src/routes. */
export type RouteLayout = 'checkout/CheckoutLayout' | 'account/frame/AccountLayout'

interface RouteRule {
  /**
   * The code of the page: `cart/CartPage` is web/src/routes/cart/CartPage.tsx. Without it the path answers 501, "not
   * built yet", and is in docs/not-built.md.
   */
  module: string | null
  layout: RouteLayout | null
  /** The folder of web/src/routes whose `early.ts` sends the first request of the page. */
  early: string | null
  firstView: FirstViewKind
  /** The page's own title. Without one, the title of the page data or the brand name is used. */
  title: string
  /** The h1 of a page that is not in the backend. Without one it is the title. */
  heading: string
  /** The sentence below that h1. */
  lead: string
  /** Meta description of a page that is not in the backend. */
  description: string
  /** `content`: the page data decide. */
  robots: 'index' | 'noindex' | 'content'
  frame: RouteFrame
  /** If true, a visitor without a login is redirected to it. */
  needsCustomer: boolean
  /** `brand`: brand name and noindex, nothing else. */
  head: 'full' | 'brand'
}

export interface Route<P extends string = string> extends Readonly<RouteRule> {
  (...args: Args<P>): string
  pattern: P
  /** True for a page with a module. */
  built: boolean
}

const DEFAULTS: RouteRule = {
  module: null,
  layout: null,
  early: null,
  firstView: 'heading',
  title: '',
  heading: '',
  lead: '',
  description: '',
  robots: 'noindex',
  frame: 'full',
  needsCustomer: false,
  head: 'full',
}

/** A text as one segment of a URL. Half of a surrogate pair, as at the end of a cut text, becomes U+FFFD. */
export const addressPart = (text: string): string => encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\ufffd'))

/** A route has its pattern, its rules and the function that builds its links in one place. */
export function route<const P extends string>(pattern: P, rule: Partial<RouteRule>): Route<P> {
  const build = (...[params]: Args<P>): string => {
    const values = (params ?? {}) as Record<string, string | undefined>
    const path = pattern
      .split('/')
      .map((part) => (part.startsWith(':') ? addressPart(values[part.replace(/[:?]/g, '')] ?? '') : part))
      .filter((part, at) => at === 0 || (part !== '' && part !== '*'))
      .join('/')
    return path === '' ? '/' : path
  }
  const built = rule.module !== undefined
  return Object.assign(build, { pattern, built, ...DEFAULTS, heading: rule.title ?? '', ...rule })
}

/** True if `path` (without query) matches `pattern`. `:name?` is optional, `*` matches the rest. */
export function matches(pattern: string, path: string): boolean {
  const want = pattern.split('/').filter(Boolean)
  const have = path.split('/').filter(Boolean)
  for (const [at, part] of want.entries()) {
    if (part === '*') return true
    if (have[at] === undefined) return part.endsWith('?')
    if (!part.startsWith(':') && part !== have[at]) return false
  }
  return have.length <= want.length
}
