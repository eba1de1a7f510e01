import { readdirSync, readFileSync } from 'node:fs'
import { extname, join, relative } from 'node:path'
import { expect, it } from 'vitest'

const root = join(import.meta.dirname, '..')

/** Every file below these folders, by its ending. */
const filesOf = (folders: readonly string[], endings: readonly string[]): string[] =>
  folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && endings.includes(extname(entry.name)) && !entry.name.includes('.spec.'))
      .map((entry) => relative(root, join(entry.parentPath, entry.name)))
      .filter((path) => !/__generated__|testing\//.test(path)),
  )

/** One thing has one name. Each of these says a thing by another name than the rest of the shop. */
const OTHER_NAMES: readonly { not: RegExp; but: string }[] = [
  { not: /\b(free|orders|shipping|delivery) above (N\$|\{)/i, but: 'free from N$99' },
  { not: /\b(coupons?|vouchers?|promo(tion)? codes?|discount codes?)\b(?!')/i, but: 'offer code' },
  { not: /\bgift (cards?|vouchers?)\b/i, but: 'gift certificate' },
  // A neon sign in the hallway is none of them.
  { not: /\b(log|logged)[ -](on|off)\b|\bsign(ed|ing)[ -](in|out)\b/i, but: 'log in, log out' },
  { not: /\b(to|and|please|can|not|must) sign (in|out)\b/i, but: 'log in, log out' },
  { not: /\b(to|and|please|can|not) (login|logout)\b/i, but: 'log in, log out' },
  { not: /\bTak(e|ing) (it )?out\b|\btake it out of\b/, but: 'remove' },
]

/** Texts that a contract with other clients fixes word by word. */
const FIXED = [
  "We're always treating our customers! Check out these deals and coupons",
  "The coupon code isn't valid. Verify the code and try again.",
  'A coupon is already applied to the cart. Please remove it to apply another',
  'Guest checkout is not allowed. Register a customer account or login with existing one.',
]
/** Names of settings, addresses, stored fields and tables are not read by shoppers. */
const NAMES = /share_photo_coupon|coupons-codes-and-deals|"coupons"|newsletter_offer/g

const isComment = (line: string): boolean => /^\s*(\/\/|\/?\*|import |\} from )/.test(line)
const isForShoppers = (path: string): boolean => !/modules\/operator\/|migrations\//.test(path)
/** The parts of a line of code that may be shown: strings with a blank in them, and the text between tags. */
const shownIn = (line: string): string[] =>
  [
    ...[...line.matchAll(/(['"`])((?:(?!\1).)*\s(?:(?!\1).)*)\1/g)].map(([, , text = '']) => text),
    ...[...line.matchAll(/>([^<>{}=;]+)</g)].map(([, text = '']) => text),
    // A line of text inside an element.
    ...(/^\s*[A-Z“‘][^;={}()]*[a-z.!?:’”]$/.test(line) ? [line] : []),
  ].filter((text) => !/\b(SELECT|INSERT|UPDATE|DELETE|FROM|JOIN|WHERE|SET)\b/.test(text))

function badNames(path: string, texts: readonly string[]): string[] {
  return texts.flatMap((text) => {
    const rest = FIXED.reduce(
      (left, fixed) => left.replace(fixed, ''),
      text.replace(NAMES, '').replace(/\$\{[^}]*\}/g, ''),
    )
    return OTHER_NAMES.flatMap(({ not, but }) => {
      const found = not.exec(rest)
      return found ? [`${path}: "${found[0]}" is "${but}" in this shop`] : []
    })
  })
}

it('the texts of pages, products and settings have one word for one thing', () => {
  const files = filesOf(['packages/store/seed'], ['.html', '.json'])
  expect(files.length).toBeGreaterThan(150)
  expect(files.flatMap((path) => badNames(path, readFileSync(join(root, path), 'utf8').split('\n')))).toEqual([])
})

it('the interface, the mails and the answers of the store have one word for one thing', () => {
  const files = filesOf(['web/src', 'packages/shared/src', 'packages/store/src', 'edge/src'], ['.ts', '.tsx'])
  expect(files.length).toBeGreaterThan(700)
  const bad = files.filter(isForShoppers).flatMap((path) => {
    const lines = readFileSync(join(root, path), 'utf8').split('\n')
    return badNames(path, lines.filter((line) => !isComment(line)).flatMap(shownIn))
  })
  expect(bad).toEqual([])
})

it.each([
  ["message: 'Take it out to order without it.'", 'remove'],
  ['          <p>Use your voucher in the cart</p>', 'offer code'],
  ['        A gift card has no end', 'gift certificate'],
  ['`Delivery is free above N$${amount}`', 'free from N$99'],
  ["title: 'Please sign in again'", 'log in, log out'],
])('a line like %s is found', (line, but) => {
  expect(badNames('x.tsx', shownIn(line))).toEqual([expect.stringContaining(`is "${but}"`)])
})
