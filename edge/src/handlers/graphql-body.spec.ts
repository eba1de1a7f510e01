import { describe, expect, test } from 'vitest'
import { readGraphqlBody } from './graphql-body'

const read = (body: unknown, maxChars?: number) =>
  readGraphqlBody(typeof body === 'string' ? body : JSON.stringify(body), maxChars)
const factsOf = (query: string) => {
  const answer = read({ query })
  return 'facts' in answer ? answer.facts : answer
}

describe('the body of a GraphQL request', () => {
  test('has the document, its operation and the declared variables', () => {
    const answer = read({
      query: 'query A($sku: String) { products(search: $sku) { total_count } } query B { storeConfig { id } }',
      operationName: 'A',
      variables: { sku: 'mug', other: 1 },
      extensions: {},
    })
    const sent = 'body' in answer ? JSON.parse(answer.body) : answer
    expect(sent).toMatchObject({ operationName: 'A', variables: { sku: 'mug' } })
    expect(Object.keys(sent)).toEqual(['query', 'operationName', 'variables'])
    expect(sent.query).toContain('products(search: $sku)')
  })

  test('has no variables where none are sent', () => {
    const answer = read({ query: '{ storeConfig { id } }' })
    expect('body' in answer && Object.keys(JSON.parse(answer.body))).toEqual(['query'])
  })

  test.each([
    ['no json', 400, 'The request has no query.'],
    ['null', 400, 'The request has no query.'],
    [{}, 400, 'The request has no query.'],
    [{ query: 5 }, 400, 'The request has no query.'],
    [{ query: '{ a }', operationName: 5 }, 400, 'The name of the operation is no text.'],
    [{ query: '{ a }', variables: 'a' }, 400, 'The variables are no JSON object.'],
    [{ query: '{ a }', variables: [1] }, 400, 'The variables are no JSON object.'],
    [{ query: '{ a }', extensions: 'a' }, 400, 'The extensions are no JSON object.'],
    [{ query: '{ a }', extensions: [1] }, 400, 'The extensions are no JSON object.'],
  ])('%j is refused', (body, status, message) => {
    expect(read(body)).toEqual({ status, message })
  })

  test('is refused above its length', () => {
    expect(read({ query: '{ abc }' }, 6)).toEqual({ status: 413, message: 'The document is too long.' })
    expect(read({ query: '{ abc }' }, 7)).toHaveProperty('body')
  })
})

describe('the facts of a document', () => {
  test.each([
    ['{ storeConfig { id } }', ['storeConfig'], false],
    ['mutation { createGuestCart { cart { id } } }', ['createGuestCart'], true],
    [
      '{ ...F ... { cmsPage { title } } } fragment F on Query { storeConfig { id } }',
      ['cmsPage', 'storeConfig'],
      false,
    ],
  ])('name the root fields of %s', (query, fields, isMutation) => {
    const facts = factsOf(query)
    expect('fields' in facts && [[...facts.fields].sort(), facts.isMutation]).toEqual([fields, isMutation])
  })

  test.each([
    ['{ a: cmsPage { title } b: cmsPage { title } }', ['cmsPage']],
    ['{ cmsPage { title } cmsPage { title } }', []],
    ['{ a: cmsPage { title } ...F } fragment F on Query { cmsPage { title } }', ['cmsPage']],
  ])('name the repeated root fields of %s', (query, repeated) => {
    const facts = factsOf(query)
    expect('repeated' in facts && [...facts.repeated]).toEqual(repeated)
  })

  test.each([
    ['mutation { generateCustomerToken(email: "a", password: "b") { token } }', true, false],
    ['mutation { generateCustomerToken(email: "a", password: "b") { t: token } }', true, true],
    ['mutation { t: generateCustomerToken(email: "a", password: "b") { token } }', true, true],
    ['mutation { a { customer_token } }', true, false],
    ['mutation { a { t: customer_token } }', true, true],
    ['mutation { a { customer_token: name } }', false, true],
    ['{ a { b: token } }', false, false],
    ['{ a { token } }', false, false],
  ])('say whether %s returns a token, and hides one', (query, returnsToken, aliasesToken) => {
    expect(factsOf(query)).toMatchObject({ returnsToken, aliasesToken })
  })
})
