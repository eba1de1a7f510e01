import { MAIL_VIEWER_PATH } from '@kea/shared/constants/mail-viewer'
import { escapeHtml as safe } from '@kea/shared/head/escape'
import type { ViewedMail } from './repo'

const STYLE = `body{font:16px/1.5 system-ui,sans-serif;margin:24px;color:#16211b;background:#fff}
table{border-collapse:collapse}th,td{text-align:left;padding:6px 16px 6px 0;border-bottom:1px solid #dfe4da;vertical-align:top}
a{color:#2f5d3a}.views{display:flex;flex-wrap:wrap;gap:24px;align-items:flex-start}
figure{margin:0}iframe{border:1px solid #7d897f;height:760px;max-width:100%}
pre{white-space:pre-wrap;background:#f4f6f1;padding:16px;max-width:80ch}`

const page = (title: string, content: string): string =>
  `<!doctype html><html lang="en-NZ"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
  `<meta name="robots" content="noindex"><title>${safe(title)}</title><style>${STYLE}</style></head>` +
  `<body><h1>${safe(title)}</h1>${content}</body></html>`

const row = (cells: readonly string[], tag: 'td' | 'th' = 'td'): string =>
  `<tr>${cells.map((cell) => `<${tag}>${cell}</${tag}>`).join('')}</tr>`

/** The newest mails of the outbox. */
export function listPage(mails: readonly ViewedMail[]): string {
  if (mails.length === 0) return page('Mails', '<p>There is no mail yet. Register or place an order.</p>')
  const rows = mails.map((mail) =>
    row([
      `<a href="${MAIL_VIEWER_PATH}/${mail.id}">${safe(mail.subject)}</a>`,
      safe(mail.recipient),
      safe(mail.state),
      safe(mail.created_at),
    ]),
  )
  return page('Mails', `<table>${row(['Subject', 'To', 'State', 'Written'], 'th')}${rows.join('')}</table>`)
}

const VIEWS = [
  { label: 'Phone, light', scheme: 'light', width: 390 },
  { label: 'Phone, dark', scheme: 'dark', width: 390 },
  { label: 'Desktop, light', scheme: 'light', width: 720 },
  { label: 'Desktop, dark', scheme: 'dark', width: 720 },
] as const

/** One mail: its headers, its HTML in both colour schemes and widths, and its text. */
export function mailPage(mail: ViewedMail, headers: Readonly<Record<string, string>>): string {
  const facts = Object.entries({
    Subject: mail.subject,
    To: mail.recipient,
    ...(mail.reply_to !== null && { 'Reply-To': mail.reply_to }),
    ...headers,
    State: mail.state,
  }).map(([name, value]) => row([safe(name), safe(value)]))
  const views = VIEWS.map(
    ({ label, scheme, width }) =>
      `<figure><figcaption>${label}</figcaption><iframe title="${label}" width="${width}" ` +
      `sandbox="allow-popups allow-popups-to-escape-sandbox" src="${MAIL_VIEWER_PATH}/${mail.id}/${scheme}"></iframe></figure>`,
  )
  const content =
    mail.body === ''
      ? '<p>This mail was sent, so its text is deleted.</p>'
      : `${mail.html === '' ? '' : `<h2>HTML</h2><div class="views">${views.join('')}</div>`}<h2>Text</h2><pre>${safe(mail.body)}</pre>`
  return page(
    mail.subject,
    `<p><a href="${MAIL_VIEWER_PATH}">All mails</a></p><table>${facts.join('')}</table>${content}`,
  )
}

/** The mail's HTML in one colour scheme, whatever the browser's. Its links open a window of their own. */
export const mailInScheme = (html: string, scheme: 'light' | 'dark'): string =>
  html
    .replace('(prefers-color-scheme:dark)', scheme === 'dark' ? 'all' : 'not all')
    .replace('<head>', '<head><base target="_blank">')
