import { fixedRoutes } from '@kea/shared/routes'
import { plannedSlugs } from '@kea/shared/slugs'

/** A path for each fixed route. Parameters are filled in. */
export const fixedPaths = (): string[] =>
  fixedRoutes.map(({ pattern }) => pattern.replace(/\/\*$/, '/anything').replace(/:\w+\??/g, 'anything'))

/** Every tested path: seeded paths, fixed routes, planned slugs and an unknown path. */
export const allPaths = (seeded: readonly string[]): string[] => [
  ...new Set([...seeded, ...fixedPaths(), ...plannedSlugs().map((slug) => `/${slug}`), '/no-such-page']),
]
