import { fixedRoutes } from '@kea/shared/routes'
import { reachedBy } from './reached-files'
import { escaped, read } from './source-files'

/**
 * The patterns of the pages with a file; empty for a file that is on every page, such as a layout. A path that no pattern
 * has falls through to the page of any slug, which would be another one.
 */
export const patternsWith = (file: string): string[] =>
  fixedRoutes.flatMap(({ pattern, module }) => (reachedBy(`web/src/routes/${module}.tsx`).has(file) ? [pattern] : []))

/** True if a test or its helpers have the path of one of the patterns, up to the first parameter. */
export function visits(test: string, patterns: readonly string[]): boolean {
  const text = [...reachedBy(test)].map(read).join('\n')
  return patterns.some((pattern) =>
    new RegExp(`[\`'"(}]${escaped(pattern.replace(/\/[:*].*$/, ''))}(?![\\w-])`).test(text),
  )
}
