import { MAIL_VIEWER_PATH } from '@kea/shared/constants/mail-viewer'
import { mailHeaders } from './mail-headers'
import type { MailsService } from './service'
import { listPage, mailInScheme, mailPage } from './viewer-pages'

const LISTED = 100
const PAGE = new RegExp(`^${MAIL_VIEWER_PATH}/(\\d{1,9})(?:/(light|dark))?$`)
/** The pages run no script. A mail may load pictures of the shop. */
const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' http: https:; frame-src 'self'; frame-ancestors 'self'; base-uri 'none'; form-action 'none'"

const html = (text: string, status = 200): Response =>
  new Response(text, {
    status,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': POLICY,
      'Cache-Control': 'private, no-store',
    },
  })

const notFound = (): Response => Response.json({ message: 'There is no such mail.' }, { status: 404 })

/** `/__mail`: the mails of a shop on this computer, which sends none. Only for the mode `local`. */
export async function answerMailViewer(request: Request, mails: MailsService): Promise<Response> {
  const { pathname } = new URL(request.url)
  if (pathname === MAIL_VIEWER_PATH) return html(listPage(await mails.newest(LISTED)))
  const [, id, scheme] = PAGE.exec(pathname) ?? []
  const mail = id ? await mails.find(Number(id)) : null
  if (!mail) return notFound()
  if (scheme) return html(mailInScheme(mail.html, scheme === 'dark' ? 'dark' : 'light'))
  return html(mailPage(mail, mailHeaders(mail, mails.from ?? 'shop@localhost')))
}
