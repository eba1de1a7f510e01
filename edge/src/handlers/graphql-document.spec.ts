import { describe, expect, test } from 'vitest'
import { fakeShop, json, ORIGIN } from '../testing/fake-shop'
import { DocumentRefusal, readDocument } from './graphql-document'

const NUL = '\u0000'
const CARTS = 'mutation M { a: createGuestCart { cart { id } } b: createGuestCart { cart { id } } }'

/** The response status for a body, and the body that reaches the backend. */
async function sent(body: unknown): Promise<[number, unknown]> {
  const { request, backendRequests } = fakeShop({ commerce: async () => json({ data: {} }) })
  const { status } = await request('/graphql', {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json', origin: ORIGIN },
  })
  return [status, backendRequests[0] ? JSON.parse(backendRequests[0].body) : null]
}

describe('the body for the backend', () => {
  test('is the executed operation with its fragments and variables, and no other data of the caller', async () => {
    const query = `# a comment
      query A($c: String = "x", $v: Boolean!) { headeroffer(cache_code: $c) @include(if: $v) { ...F } }
      ${CARTS}
      fragment F on HeaderOfferOutput { items { ...G } }
      fragment G on HeaderOffer { offer_text }
      fragment Unused on Query { customer { id } }`
    const body = {
      query,
      operationName: 'A',
      variables: { c: 'sale', v: true, other: 1 },
      extensions: { persistedQuery: { sha256Hash: 'x' } },
      id: 'x',
    }
    expect(await sent(body)).toEqual([
      200,
      {
        query: [
          'query A($c: String = "x", $v: Boolean!) {',
          '  headeroffer(cache_code: $c) @include(if: $v) {',
          '    ...F',
          '  }',
          '}',
          '',
          'fragment F on HeaderOfferOutput {',
          '  items {',
          '    ...G',
          '  }',
          '}',
          '',
          'fragment G on HeaderOffer {',
          '  offer_text',
          '}',
        ].join('\n'),
        operationName: 'A',
        variables: { c: 'sale', v: true },
      },
    ])
  })

  test('has no block strings and no comments', async () => {
    const query = `{ cmsPage(identifier: """a "b"\n  # c\n  \u2028\ufeff""") { title } pageDetails(url: "\\u0000\\n") { id } }`
    const text =
      '{\n  cmsPage(identifier: "a \\"b\\"\\n# c\\n\u2028\ufeff") {\n    title\n  }\n  pageDetails(url: "\\u0000\\n") {\n    id\n  }\n}'
    expect(await sent({ query })).toEqual([200, { query: text }])
  })

  test('has the text of variables unchanged', async () => {
    const variables = { c: `a${NUL}\u2028"""`, d: { __proto__x: [1, null] } }
    const [status, body] = await sent({ query: 'query ($c: String, $d: X) { a(b: $c, d: $d) }', variables })
    expect([status, body]).toEqual([200, { query: 'query ($c: String, $d: X) {\n  a(b: $c, d: $d)\n}', variables }])
  })
})

describe('a document is refused', () => {
  test.each([
    [
      'a second operation behind U+0000 in a comment',
      `query A { headeroffer { items { offer_text } } } #${NUL}\n${CARTS}`,
    ],
    ['U+0000 at its end', `{ headeroffer { items { offer_text } } }${NUL}`],
    ['U+0085, which some parsers treat as a line end', `{ headeroffer { items { offer_text } } } #\u0085 ${CARTS}`],
    ['a vertical tab', '{\u000bheaderoffer { items { offer_text } } }'],
    ['an escape of the terminal', '{ headeroffer(cache_code: "\u001b") { items { offer_text } } }'],
    ['a delete character', '{ headeroffer { items { offer_text } } } #\u007f'],
  ])('for %s', async (_, query) => {
    expect(await sent({ query, operationName: 'M' })).toEqual([400, null])
    expect(await sent({ query })).toEqual([400, null])
  })

  test('if its printed text exceeds the limit', () => {
    const query = `{${'a{b}'.repeat(700)}}`
    expect(query.length).toBeLessThan(3_000)
    expect(readDocument(query, null).text.length).toBeGreaterThan(9_000)
    const long = `{${'a(b:"xxxxxxx"){b}'.repeat(380)}}`
    expect(long.length).toBeLessThan(20_000)
    expect(() => readDocument(`{x{x{x{x{x{x{x{x{x{x${long}}}}}}}}}}}`, null)).toThrow(DocumentRefusal)
  })
})

describe('the facts of a document', () => {
  test('are those of the executed operation', () => {
    const query = `query A { headeroffer { items { offer_text } } } ${CARTS}`
    const facts = (name: string) => {
      const { isMutation, fields, repeated } = readDocument(query, name).facts
      return [isMutation, [...fields], [...repeated]]
    }
    expect(facts('A')).toEqual([false, ['headeroffer'], []])
    expect(facts('M')).toEqual([true, ['createGuestCart'], ['createGuestCart']])
  })

  test('include fields behind a directive', () => {
    const query =
      'query ($no: Boolean!) { ... @skip(if: $no) { ...F } } fragment F on Query { cart(cart_id: "x") { id } }'
    expect([...readDocument(query, null).facts.fields]).toEqual(['cart'])
  })
})
