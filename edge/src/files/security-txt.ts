import { DAY_MS } from '@kea/shared/dates'

/** Below the limit of one year in RFC 9116. */
const VALID_DAYS = 180

/** The contact for security reports (RFC 9116). Its expiry date moves forward every day. */
export function securityTxt(email: string, siteUrl: string, now: number): string {
  const expires = new Date(Math.floor(now / DAY_MS + VALID_DAYS) * DAY_MS).toISOString()
  return [
    `Contact: mailto:${email}`,
    `Expires: ${expires}`,
    'Preferred-Languages: en',
    `Canonical: ${siteUrl}/.well-known/security.txt`,
    '',
  ].join('\n')
}
