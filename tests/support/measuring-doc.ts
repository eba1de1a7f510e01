import { CHATS } from '@kea/shared/measuring/chats'
import { CONSENT_SECONDS } from '@kea/shared/measuring/consent'
import { disclosureOf } from '@kea/shared/measuring/disclosure'
import { VENDOR_KEYS } from '@kea/shared/measuring/vendor-keys'
import { VISIT_COOKIES } from '@kea/shared/tracking/visit-cookies'

const SETTINGS = {
  gtm: '`TAG_MANAGER_ID`',
  ga4: '`PIXEL_IDS`: `ga4:G-…`',
  meta: '`PIXEL_IDS`: `meta:…`',
  bing: '`PIXEL_IDS`: `bing:…`',
  klaviyo: '`PIXEL_IDS`: `klaviyo:…`',
} as const

const OWN = {
  utmMediumList: 'by which ways a shopper has come, such as `organic,Meta`',
  affiliateClickId: 'which partner’s link it was',
  mailchimpCampaignId: 'which newsletter it was, if it is one of the shop’s',
  landingPage: 'the first page of the visit, without its query',
} as const

const lastsOf = (seconds: number | null) => (seconds === null ? 'until the browser closes' : `${seconds / 86_400} days`)

/** docs/measuring.md, from the data that /privacy-policy and the sheet are made of. */
export const measuringDoc = (): string => `# What is measured

This page is for the shopkeeper: what the shop collects about visits, where it goes, and for how long. The tables are
generated from \`packages/shared/src/measuring\`, which /privacy-policy and the question about consent are made of too. To
change them, change those files and run \`pnpm vitest run --project unit tests/measuring-doc.spec.ts -u\`.

## The shop’s own

| what | where it is | for how long |
|---|---|---|
| sums of a day: visits by source and kind of device, kinds of pages, products seen, added and checked out, speed, errors | \`daily_numbers\` in the store; \`pnpm shop numbers\` prints them | 400 days |
${Object.entries(VISIT_COOKIES)
  .map(([key, { name, seconds }]) => `| ${OWN[key as keyof typeof OWN]} | cookie \`${name}\` | ${lastsOf(seconds)} |`)
  .join('\n')}
| whether other companies may hear of the visit | cookie \`consent\`; on an order the column \`consent\` | ${CONSENT_SECONDS / 86_400} days; with the order |

The sums have no id of a person or a device, so they need no consent. The cookies stay between the browser and the shop.

## Other companies

None of them is there until its id is in the settings, and none hears anything before the shopper presses *Accept*. A shop
without an id asks nobody. With one, a small sheet asks once: *Only necessary* and *Accept* look alike, and the answer holds for
${CONSENT_SECONDS / 86_400} days. A browser with Global Privacy Control has said no. An answer is changed by *Privacy choices* in the footer, or on
/privacy-policy. Taking back a yes deletes the cookies of the table and loads the page anew. A company whose id comes later
is covered by no earlier yes: the sheet asks again.

${VENDOR_KEYS.map((key) => {
  const { name, rows } = disclosureOf(key)
  return [
    `### ${name}`,
    '',
    `Setting: ${SETTINGS[key]}`,
    '',
    '| | |',
    '|---|---|',
    ...rows.map(([head, text]) => `| ${head} | ${text} |`),
    '',
  ].join('\n')
}).join('\n')}
What no company hears: name, email address (Meta’s server gets it as a hash, with consent), photos, words, designs. Pages of
the account, and pages that a mail leads to, are told to nobody, since their addresses may hold a secret. A search is told to
Google alone, as a number of results: Meta, Microsoft and Klaviyo read the address of the page, which has the words. A tag
manager can read the address of the page too; what its tags send is up to you.

## Orders

The browser reports an order that is paid when its page is shown. The store reports it once more when the payment is there, by
a minute job, if its shopper had said yes when they ordered: to Meta (Conversions API) with the number of the order as the id
of the event, to Google Analytics (Measurement Protocol) with the number as the transaction and with the browser’s client id.
Both count the two reports as one. An order that is paid later, such as by bank transfer, is reported by the store alone. A report that
is refused is sent again after 5, 25, 125 and 625 minutes, then twice a day, until seven days after the payment.

It needs the secrets \`META_ACCESS_TOKEN\` and \`GA4_API_SECRET\`, and \`PIXEL_IDS\` in both \`wrangler.toml\` files. Without the secret,
orders by bank transfer are not reported.

## Live chat

${Object.values(CHATS).join(' or ')}, by the setting \`CHAT_ID\`. Its script loads when a shopper presses *Chat with us*, which is their consent, and never before.
Without the setting there is a link to the contact page.
`
