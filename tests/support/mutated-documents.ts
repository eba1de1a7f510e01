import { type Random, seeded } from './random'
import { filesOf, read } from './source-files'

/** Root fields with arguments and a selection that are valid in the store's schema. */
const QUERIES = [
  'headeroffer { items { offer_text } }',
  'cart(cart_id: "x") { id }',
  'guestOrder(input: { number: "1", email: "a@b.nz", lastname: "c" }) { number }',
  'products(search: "a", pageSize: 2) { total_count items { sku ... on SimpleProduct { uid } } }',
  'configvalues(fields: ["a", "b"]) { key value }',
  'customer { id }',
  'cmsPage(identifier: """a # no comment "q" """) { title }',
  'pageDetails(url: "\\u0023\\"{\\n") { id }',
  '__typename',
]
const MUTATIONS = [
  'createGuestCart { cart { id } }',
  'generateCustomerToken(email: "a", password: "b") { token }',
  'contactUs(input: { name: "a", email: "b", comment: "c" }) { status }',
  'revokeCustomerToken { result }',
  'placeOrder(input: { cart_id: "x" }) { order { order_number } }',
]
const NAMES = ['A', 'B', 'M', 'F', 'G', 'on']
const DIRECTIVES = ['@skip(if: $no)', '@include(if: $yes)', '@skip(if: true)', '@include(if: false)', '@unknown']
/** Text that parsers may read differently: ends of lines and comments, quotes, escapes, characters outside of the grammar. */
const HOSTILE = [
  '\u0000',
  '#\u0000\n',
  '\ufeff',
  '\n',
  '\r',
  '\r\n',
  '\t',
  ',',
  '#',
  '# }\n',
  '#"""\n',
  '"',
  '""',
  '"""',
  '\\"""',
  '\\',
  '\\u0000',
  '\\u{0}',
  '\\uD83D\\uDE00',
  '\u2028',
  '\u0085',
  '\u000b',
  '\u00a0',
  '\u200b',
  '😀',
  '{',
  '}',
  '(',
  ')',
  '...',
  '... ',
  '... on Query ',
  '...F ',
  '@include(if: $no) ',
  'a: ',
  ': ',
  '$no ',
  'query ',
  'mutation ',
  'fragment ',
  'on ',
  '[',
  ']',
  '&',
  '|',
  'mutation M { createGuestCart { cart { id } } }',
  'query B { cart(cart_id: "x") { id } }',
  'fragment F on Mutation { createGuestCart { cart { id } } }',
  '#\u0000\nmutation M { a: createGuestCart { cart { id } } b: createGuestCart { cart { id } } }',
]
const NOISE = [' ', '\n', ',', '\ufeff', '# a\n', '# } mutation M {\r', '#"""\n', '\t', '\r\n']
const HOSTILE_NOISE = [...NOISE, '#\u0000 b\n', '\u000b', '# \u0085 }']
const TOKENS = /"""[\s\S]*?"""|"(?:[^"\\]|\\.)*"|\.\.\.|[\w$@]+|[^\s\w]/g

const realDocuments = ['web/src', 'edge/src'].flatMap((folder) => filesOf(folder, /\.graphql$/)).map(read)

function selectionOf(random: Random, fields: readonly string[], depth: number): string {
  const count = 1 + random.below(4)
  const parts = Array.from({ length: count }, () => {
    const field = (random.chance(0.3) ? `${random.pick(NAMES)}${random.below(3)}: ` : '') + random.pick(fields)
    if (random.chance(0.6)) return field
    if (random.chance(0.4))
      return `...${random.pick(['F', 'G', 'H'])}${random.chance(0.3) ? ` ${random.pick(DIRECTIVES)}` : ''}`
    if (depth > 4) return field
    return `... ${random.chance(0.4) ? random.pick(DIRECTIVES) : ''} { ${selectionOf(random, fields, depth + 1)} }`
  })
  return parts.join(' ')
}

/** Several operations and fragments, most of them valid. */
function composed(random: Random): string {
  const parts = Array.from({ length: 1 + random.below(3) }, (_, at) => {
    const kind = random.pick(['query', 'mutation'] as const)
    const name = random.chance(0.8) ? ['A', 'B', 'M'][at] : random.pick(NAMES)
    const fields = random.chance(0.9) === (kind === 'query') ? QUERIES : MUTATIONS
    return `${kind} ${name} ($no: Boolean = true, $yes: Boolean) { ${selectionOf(random, fields, 0)} }`
  })
  for (const name of ['F', 'G', 'H']) {
    const [type, fields] = random.chance(0.5) ? (['Query', QUERIES] as const) : (['Mutation', MUTATIONS] as const)
    if (random.chance(0.8))
      parts.splice(
        random.below(parts.length + 1),
        0,
        `fragment ${name} on ${type} { ${selectionOf(random, fields, 2)} }`,
      )
  }
  return parts.join('\n')
}

/** The same tokens with noise between them that the grammar ignores. */
const noisy = (random: Random, text: string, noise = random.chance(0.8) ? NOISE : HOSTILE_NOISE): string =>
  (text.match(TOKENS) ?? []).map((token) => token + (random.chance(0.2) ? random.pick(noise) : ' ')).join('')

function mutated(random: Random, text: string, other: string): string {
  const at = random.below(text.length + 1)
  const end = at + random.below(30)
  const mutations = [
    () => text.slice(0, at) + random.pick(HOSTILE) + text.slice(at),
    () => text.slice(0, at) + text.slice(end),
    () => text.slice(0, end) + text.slice(at),
    () => text.slice(0, at) + random.pick(HOSTILE) + text.slice(end),
    () => `${text} ${random.pick(HOSTILE)} ${other}`,
    () => `${text} # ${random.pick(HOSTILE)} ${other}`,
    () => text.slice(0, at) + other.slice(random.below(other.length + 1)),
  ]
  return random.pick(mutations)()
}

/** Documents of the shop and composed ones: unchanged, with noise, and with up to three hostile mutations. */
export function* mutatedDocuments(count: number, seed: number): Generator<string> {
  const random = seeded(seed)
  for (let n = 0; n < count; n += 1) {
    let text = random.chance(0.25) ? random.pick(realDocuments) : composed(random)
    if (random.chance(0.5)) text = noisy(random, text)
    if (random.chance(0.1)) text = `{ a { ${'b { '.repeat(random.below(40))} ${text}`
    for (let left = random.below(4); left > 0; left -= 1) text = mutated(random, text, composed(random))
    yield text
  }
}
