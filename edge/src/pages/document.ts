import { escapeHtml, scriptJson } from '@kea/shared/head/escape'
import { headFor } from '@kea/shared/head/head-for'
import { noScript } from '@kea/shared/head/no-script'
import { preloads } from '@kea/shared/head/preloads'
import { renderHead } from '@kea/shared/head/render-head'
import { NOINDEX } from '@kea/shared/head/robots'
import { parseHtml } from '@kea/shared/html/parse-html'
import { SERVICES_META, writeServices } from '@kea/shared/measuring/outside-services'
import { routeOf } from '@kea/shared/routes'
import { firstView } from '@kea/shared/view/document/first-view'
import type { PolicySources } from '../http/content-policy'
import { outsideServices } from '../outside-services'
import type { Settings } from '../settings'
import { scriptsOf } from './build-manifest'
import { COMMON, earlyModuleOf, modulesOf } from './route-modules'
import type { Shell } from './shell'
import type { Found } from './types'

/** The file of `mountShop`, by its name in vite.config.ts. */
const SHOP = '_shop'

/** The modules of a page that comes from the script, and of a category page. */
const pageModulesOf = ({ path, status, answer }: Found): readonly string[] =>
  answer ? modulesOf(routeOf(path), status, answer.page.listing !== null) : []

const hintsOf = (paths: readonly string[]): string =>
  paths.map((path) => `<link rel="modulepreload" crossorigin href="${path}">`).join('')

/**
 * The files of a page that comes from the script: its first request, what every such page needs, and its own. Before
 * the first paint a phone would spend time on each request, so the own ones are requested after it.
 */
function filesOf(shell: Shell, found: Found) {
  const modules = pageModulesOf(found)
  const early = scriptsOf(shell.manifest, [earlyModuleOf(found.route, found.status) ?? ''])
  const common = scriptsOf(
    shell.manifest,
    modules.filter((module) => COMMON.includes(module)),
  )
  const first = [...new Set([...early, ...common])]
  return { early: early.at(-1), first, own: scriptsOf(shell.manifest, modules).filter((path) => !first.includes(path)) }
}

/** The head of a page that comes from the script. */
function headScripts({ early, first }: ReturnType<typeof filesOf>): string {
  const request = early ? `<script type="module" crossorigin src="${early}"></script>` : ''
  return request + hintsOf(first)
}

/** The scripts of a document whose first picture loads before them. The script in its head moves them there. */
function laterScripts(shell: Shell, found: Found, first: string): string {
  const paths = scriptsOf(shell.manifest, ['index.html', SHOP, ...pageModulesOf(found)])
  const hints = paths.filter((path) => !first.includes(path))
  return `<template id="scripts">${first}${hintsOf(hints)}</template>`
}

/** The ids of outside services, for the script. Every document has them, also one without page data. */
function servicesMeta(settings: Settings): string {
  const text = writeServices(outsideServices(settings))
  return text && `<meta name="${SERVICES_META}" content="${escapeHtml(text)}">\n`
}

/** The HTML of a page, and the hashes of the style or script in it. */
interface Document {
  html: string
  policy: PolicySources
}

/**
 * The shell with head, preloads, first view, noscript content, page data and hints.
 *
 * A page that comes from the script has no picture to wait for, so its first scripts are requested with the document,
 * which contains the style sheet: beside them it would get a small share of a slow line, and the first paint waits for it.
 */
export function documentOf(shell: Shell, found: Found, settings: Settings, search: URLSearchParams): Document {
  const { path, answer } = found
  const page = answer?.page ?? null
  const route = found.status === 404 ? null : found.route
  const site = { url: settings.SITE_URL, mediaHosts: settings.MEDIA_HOSTS, brand: page?.settings.brand ?? '' }
  const now = Date.now()
  const headData = headFor({ route, path, page, site, search, now, readHtml: parseHtml })
  const head =
    servicesMeta(settings) + renderHead(settings.MODE === 'preview' ? { ...headData, robots: NOINDEX } : headData)
  if (!page) {
    return { html: shell.beforeHead + head + shell.beforeFirstView + shell.beforePageData + shell.end, policy: {} }
  }
  const view = firstView(page, route, now, search)
  const isFromScript = page.listing === null && pageModulesOf(found).length > 0
  const files = isFromScript ? filesOf(shell, found) : null
  const painted = files && shell.painted
  const styled = isFromScript ? shell.styled : null
  const waiting = !isFromScript && view.includes('<img') ? shell.waiting : null
  const html =
    shell.beforeHead +
    (files ? headScripts(files) : '') +
    preloads(page, search) +
    head +
    (styled ?? waiting ?? shell).beforeFirstView +
    view +
    shell.beforePageData +
    noScript(page, route, search) +
    `<script type="application/json" id="page-data">${scriptJson(page)}</script>` +
    (waiting ? laterScripts(shell, found, waiting.scripts) : '') +
    (painted ? `<template id="hints">${hintsOf(files.own)}</template><script>${painted.text}</script>` : '') +
    shell.end
  return { html, policy: { ...(styled ?? waiting)?.policy, ...(painted && { 'script-src': [painted.source] }) } }
}
