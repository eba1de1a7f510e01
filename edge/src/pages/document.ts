import { scriptJson } from '@kea/shared/head/escape'
import { firstView, preloads } from '@kea/shared/head/first-view'
import { headFor } from '@kea/shared/head/head-for'
import { noScript } from '@kea/shared/head/no-script'
import { renderHead } from '@kea/shared/head/render-head'
import { NOINDEX } from '@kea/shared/head/robots'
import { routeOf } from '@kea/shared/routes'
import type { Settings } from '../settings'
import { scriptsOf } from './build-manifest'
import { earlyModuleOf, modulesOf } from './route-modules'
import type { Shell } from './shell'
import type { Found } from './types'

/** The files of a page that comes from the script, and of a category page. */
function scriptsFor({ manifest }: Shell, { path, status, answer }: Found): readonly string[] {
  return answer ? scriptsOf(manifest, modulesOf(routeOf(path), status, answer.page.listing !== null)) : []
}

/**
 * The style sheet in the document, for a page that comes from the script; null for other pages. Such a page has no
 * picture to wait for, so its scripts are requested with the document. Beside them the style sheet would get a small
 * share of a slow line, and the first paint waits for it.
 */
export function styledShell(shell: Shell, found: Found): Shell['styled'] {
  return found.answer?.page.listing === null && scriptsFor(shell, found).length > 0 ? shell.styled : null
}

const hintsOf = (paths: readonly string[]): string =>
  paths.map((path) => `<link rel="modulepreload" crossorigin href="${path}">`).join('')

/** The head of a page that comes from the script: its first request, then all of its scripts. */
function headScripts(shell: Shell, found: Found): string {
  const early = scriptsOf(shell.manifest, [earlyModuleOf(found.route, found.status) ?? ''])
  const scripts = hintsOf([...new Set([...early, ...scriptsFor(shell, found)])])
  const first = early.at(-1)
  return first ? `<script type="module" crossorigin src="${first}"></script>${scripts}` : scripts
}

/** The scripts of a category page as a template: the first script requests them when the first picture has come. */
function categoryScripts(shell: Shell, found: Found): string {
  const hints = hintsOf(scriptsFor(shell, found))
  return hints === '' ? '' : `<template id="scripts">${hints}</template>`
}

/** The HTML of a page: the shell with head, preloads, first view, noscript content, page data and hints. */
export function documentOf(shell: Shell, found: Found, settings: Settings, search: URLSearchParams): string {
  const { path, answer } = found
  const page = answer?.page ?? null
  const route = found.status === 404 ? null : found.route
  const site = { url: settings.SITE_URL, mediaHosts: settings.MEDIA_HOSTS, brand: page?.settings.brand ?? '' }
  const now = Date.now()
  const headData = headFor({ route, path, page, site, search, now })
  const head = renderHead(settings.MODE === 'preview' ? { ...headData, robots: NOINDEX } : headData)
  if (!page) return shell.beforeHead + head + shell.beforeFirstView + shell.beforePageData + shell.end
  const data = `<script type="application/json" id="page-data">${scriptJson(page)}</script>`
  const styled = styledShell(shell, found)
  return (
    shell.beforeHead +
    (styled ? headScripts(shell, found) : '') +
    preloads(page, search) +
    head +
    (styled ?? shell).beforeFirstView +
    firstView(page, route, now, search) +
    shell.beforePageData +
    noScript(page, route, search) +
    data +
    (styled ? '' : categoryScripts(shell, found)) +
    shell.end
  )
}
