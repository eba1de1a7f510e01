import { escapeHtml } from '@kea/shared/head/escape'
import type { OpenedTool } from './kept-tools'

const STYLE =
  'body{margin:0;background:#f6f4ef;color:#22262b;font:1.0625rem/1.6 system-ui,sans-serif}' +
  'main{max-width:34rem;margin:0 auto;padding:18vh 1.5rem 3rem}h1{margin:0 0 .5rem;font-size:2rem;line-height:1.2}' +
  'a{display:inline-block;min-height:2.75rem;line-height:2.75rem;color:inherit;font-weight:600}ul{margin:0;padding:0;list-style:none}'

const linkTo = ({ page, name }: OpenedTool): string => `<li><a href="${escapeHtml(page)}">${escapeHtml(name)}</a></li>`

const designs = (tools: readonly OpenedTool[]): string =>
  tools.length > 0 ? `<p>You can go on designing on this device:</p><ul>${tools.map(linkTo).join('')}</ul>` : ''

async function hashOf(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return btoa(String.fromCharCode(...new Uint8Array(digest)))
}

/** The page in place of one that needs the internet. */
export async function offlinePage(tools: readonly OpenedTool[]): Promise<Response> {
  const html = `<!doctype html><html lang="en-nz"><head><meta charset="utf-8"><title>You are offline</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><style>${STYLE}</style></head><body>
<main><h1>You are offline</h1><p>This page needs the internet. Your photos and designs on this device are safe.</p>
<p><a href="">Try again</a></p>${designs(tools)}</main></body></html>`
  const policy = `default-src 'none'; style-src 'sha256-${await hashOf(STYLE)}'; base-uri 'none'; form-action 'none'`
  return new Response(html, {
    status: 503,
    headers: { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy },
  })
}
