// Says what the settings of outside services do to the shop's protection. Pure.

type Vars = Partial<Record<string, string>>

const REPORTED = [
  ['meta', 'META_ACCESS_TOKEN', 'Meta'],
  ['ga4', 'GA4_API_SECRET', 'Google Analytics'],
] as const

/**
 * What the operator should know; none without outside services.
 *
 * @param secrets names of the secrets that the store has or gets
 */
export function outsideNotices(edge: Vars, store: Vars, secrets: readonly string[]): string[] {
  const pixels = edge.PIXEL_IDS ?? ''
  return [
    ...(edge.TAG_MANAGER_ID
      ? [
          'TAG_MANAGER_ID: Trusted Types are off on all pages, since tags may write any HTML. Trust who edits its container.',
        ]
      : []),
    ...(edge.CHAT_ID
      ? ['CHAT_ID: Trusted Types are off and inline styles are allowed on all pages, since the chat needs both.']
      : []),
    ...(pixels !== (store.PIXEL_IDS ?? '')
      ? [
          'PIXEL_IDS differs between the two wrangler.toml files: paid orders may be reported to nobody, or to another account.',
        ]
      : []),
    ...REPORTED.flatMap(([vendor, secret, name]) =>
      pixels.includes(`${vendor}:`) && !secrets.includes(secret)
        ? [`${secret} is not set: ${name} hears of orders from browsers only, and of none by bank transfer.`]
        : [],
    ),
  ]
}
