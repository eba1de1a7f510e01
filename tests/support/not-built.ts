import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fixedRoutes } from '@kea/shared/routes'
import { plannedSlugs } from '@kea/shared/slugs'
import { root } from './source-files'

/** True if the seed has a CMS page or a product page with this name. */
const hasPage = (slug: string) =>
  [`pages/${slug}.html`, `products/${slug}.json`].some((file) => existsSync(join(root, 'packages/store/seed', file)))

/** docs/not-built.md, from the list of pages and the planned slugs. */
export function notBuiltList(): string {
  const paths = fixedRoutes.filter((route) => !route.built)
  const slugs = plannedSlugs().filter((slug) => !hasPage(slug))
  return [
    '# Not built yet',
    '',
    'These paths answer status 501 and noindex, with a page that says so. Account pages send a visitor to the login first.',
    '',
    'The table is generated from the list of pages (`packages/shared/src/routes.ts`): a page is listed until it has a',
    '`module`. Then run `pnpm vitest run --project unit tests/safety.spec.ts -u`.',
    '',
    '| path | what it will be |',
    '|---|---|',
    ...paths.map((route) => `| \`${route.pattern}\` | ${route.title || route.heading} |`),
    ...slugs.map((slug) => `| \`/${slug}\` | page of the catalogue or the CMS |`),
    '',
  ].join('\n')
}
