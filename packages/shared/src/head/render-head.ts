import { escapeHtml, scriptJson } from './escape'
import { HEAD_MARK, type Head } from './head'

/** The head as HTML. Each tag has the attribute by which the web finds it. */
export function renderHead(head: Head): string {
  const meta = [{ kind: 'name', key: 'robots', content: head.robots }, ...head.meta].map(
    ({ kind, key, content }) => `<meta ${HEAD_MARK} ${kind}="${escapeHtml(key)}" content="${escapeHtml(content)}">`,
  )
  const links = head.links.map(({ rel, href, hreflang }) => {
    const language = hreflang ? ` hreflang="${escapeHtml(hreflang)}"` : ''
    return `<link ${HEAD_MARK} rel="${rel}"${language} href="${escapeHtml(href)}">`
  })
  const blocks = head.jsonLd.map(
    (block) => `<script ${HEAD_MARK} type="application/ld+json">${scriptJson(block)}</script>`,
  )
  return [`<title ${HEAD_MARK}>${escapeHtml(head.title)}</title>`, ...meta, ...links, ...blocks].join('\n')
}
