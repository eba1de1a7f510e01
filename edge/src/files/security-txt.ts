import { DAY_MS } from '@kea/shared/dates'

/** Well within the year that the format allows. */
const VALID_DAYS = 180

/** RFC 9116: where to tell of a weakness. Its end moves on by itself, day by day. */
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
