import { accountRoutes } from '@kea/shared/account-routes'
import { fixedRoutes, isToolRoute, routes } from '@kea/shared/routes'
import { reachedBy } from './reached-files'
import { read } from './source-files'

const REGISTERED = 'web/src/app/lazy-pages.ts'
const DESIGN_PAGE = 'web/src/routes/design/DesignPage.tsx'

/** The pattern and the file of each page that is loaded by its route, as `lazy-pages.ts` has them. */
function pages(): { pattern: string; file: string }[] {
  const source = read(REGISTERED)
  const shared = new Map(
    [...source.matchAll(/^const (\w+): LoadPage = .*import\('~\/(.*)'\)$/gm)].map(([, name, file]) => [name, file]),
  )
  const tables: Record<string, Readonly<Record<string, { pattern: string }>>> = { routes: { ...routes }, accountRoutes }
  const registered = source.matchAll(
    /\[(routes|accountRoutes)(?:\.(\w+)|\['([^']+)'\])\.pattern\]: (?:\(\) => import\('~\/(.*)'\)|(\w+)),/g,
  )
  return [
    ...[...registered].map(([, table = '', name, quoted, file, constant]) => ({
      pattern: tables[table]?.[name ?? quoted ?? '']?.pattern ?? '',
      file: `web/src/${file ?? shared.get(constant ?? '')}.tsx`,
    })),
    ...fixedRoutes.filter(isToolRoute).map(({ pattern }) => ({ pattern, file: DESIGN_PAGE })),
  ]
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/**
 * The patterns of the pages with a file; empty for a file that is on every page, such as a layout. A path that no pattern
 * has falls through to the page of any slug, which would be another one.
 */
export const patternsWith = (file: string): string[] =>
  pages().flatMap((page) => (reachedBy(page.file).has(file) ? [page.pattern] : []))

/** True if a test or its helpers have the path of one of the patterns, up to the first parameter. */
export function visits(test: string, patterns: readonly string[]): boolean {
  const text = [...reachedBy(test)].map(read).join('\n')
  return patterns.some((pattern) =>
    new RegExp(`[\`'"(}]${escaped(pattern.replace(/\/[:*].*$/, ''))}(?![\\w-])`).test(text),
  )
}
