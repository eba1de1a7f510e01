import { fixedRoutes } from '@kea/shared/routes'
import { promisedSlugs } from '@kea/shared/slugs'

/** A path for each fixed route; what a pattern leaves open is filled in. */
export const fixedPaths = (): string[] =>
  fixedRoutes.map(({ pattern }) => pattern.replace(/\/\*$/, '/anything').replace(/:\w+\??/g, 'anything'))

/** Every path of a run: what the store holds, what the route table fixes, what is promised, and one of nobody. */
export const allPaths = (seeded: readonly string[]): string[] => [
  ...new Set([...seeded, ...fixedPaths(), ...promisedSlugs().map((slug) => `/${slug}`), '/no-such-page']),
]
