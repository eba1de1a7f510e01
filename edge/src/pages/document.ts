import { firstView, preloads } from '@kea/shared/head/first-view'
import { headFor } from '@kea/shared/head/head-for'
import { noScript } from '@kea/shared/head/no-script'
import { renderHead } from '@kea/shared/head/render-head'
import type { Found } from './page-finder'
import type { Shell } from './shell'

/** The shell with the page joined in: head, preload, first view, words for those without script, and the data. */
export function documentOf(shell: Shell, found: Found, siteUrl: string, search: URLSearchParams): string {
  const { route, path, answer } = found
  const page = answer?.page ?? null
  const site = { url: siteUrl, brand: page?.settings.brand ?? '' }
  const head = renderHead(headFor({ route: found.status === 404 ? null : route, path, page, site, search }))
  if (!page || !answer) return shell.beforeHead + head + shell.beforeFirstView + shell.beforePageData + shell.end
  const data = `<script type="application/json" id="page-data">${answer.json}</script>`
  return (
    shell.beforeHead +
    preloads(page) +
    head +
    shell.beforeFirstView +
    firstView(page, route) +
    shell.beforePageData +
    noScript(page) +
    data +
    shell.end
  )
}
