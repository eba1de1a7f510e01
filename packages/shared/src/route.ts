type ParamName<P extends string> = P extends `${string}:${infer Name}/${infer Rest}`
  ? BareName<Name> | ParamName<`/${Rest}`>
  : P extends `${string}:${infer Name}`
    ? BareName<Name>
    : never
type BareName<N extends string> = N extends `${infer Name}?` ? Name : N
type Args<P extends string> = [ParamName<P>] extends [never] ? [] : [params: Partial<Record<ParamName<P>, string>>]

/** Which parts of the frame stand around a page. */
export type RouteFrame = 'full' | 'no-footer' | 'bare'

export interface RouteRule {
  /** The page's own title; without one it comes from the page's data, else it is the brand name. */
  title?: string
  /** What search engines are told, for a page that is no page of the backend's. */
  description?: string
  /** `content`: the page data decides. */
  robots: 'index' | 'noindex' | 'content'
  frame: RouteFrame
  /** A visitor is sent to the login first. */
  needsCustomer: boolean
  /** `brand`: brand name and noindex, nothing else (HEAD-15). */
  head: 'full' | 'brand'
  /** False: the path answers "not built yet", 501, and stands in docs/not-built.md. */
  built: boolean
  /** What the page will be, for docs/not-built.md. */
  about: string
}

export interface Route<P extends string = string> extends RouteRule {
  (...args: Args<P>): string
  pattern: P
}

const DEFAULTS: RouteRule = {
  robots: 'content',
  frame: 'full',
  needsCustomer: false,
  head: 'full',
  built: false,
  about: '',
}

/** A text as one part of an address. Half a character, as a cut text may end with, becomes the mark for one. */
export const addressPart = (text: string): string => encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\ufffd'))

/** A route is its pattern, the function that builds a link to it and its rules, so that they cannot drift apart. */
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
  return Object.assign(build, { pattern, ...DEFAULTS, ...rule })
}

/** True where `path` (no query) has the form of `pattern`; `:name?` may be missing, `*` takes the rest. */
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
