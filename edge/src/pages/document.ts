import { scriptJson } from '@kea/shared/head/escape'
import { firstView, preloads } from '@kea/shared/head/first-view'
import { headFor } from '@kea/shared/head/head-for'
import { noScript } from '@kea/shared/head/no-script'
import { renderHead } from '@kea/shared/head/render-head'
import { NOINDEX } from '@kea/shared/head/robots'
import type { Settings } from '../settings'
import { scriptsOf } from './build-manifest'
import { modulesOf } from './route-modules'
import type { Shell } from './shell'
import type { Found } from './types'

/**
 * The scripts of a page that comes from the script, as hints in a template: the first script requests them together when
 * the first view is painted. In the head they would share a slow line with the style sheet.
 */
function scriptHints({ manifest }: Shell, { route, status, answer }: Found): string {
  const isCategory = answer?.page.listing != null
  const paths = scriptsOf(manifest, modulesOf(route, status, isCategory))
  const hints = paths.map((path) => `<link rel="modulepreload" crossorigin href="${path}">`)
  return hints.length === 0 ? '' : `<template id="scripts">${hints.join('')}</template>`
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
  return (
    shell.beforeHead +
    preloads(page, search) +
    head +
    shell.beforeFirstView +
    firstView(page, route, now, search) +
    shell.beforePageData +
    noScript(page, route, search) +
    data +
    scriptHints(shell, found) +
    shell.end
  )
}
