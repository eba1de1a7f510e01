import { TOKEN_PLACEHOLDER } from './session-cookies'

/** Root fields whose `token` logs a customer in. */
export const LOGIN_FIELDS: readonly string[] = ['generateCustomerToken', 'loginUniversalpassword']
/** A field that is a token at any depth. */
export const TOKEN_FIELD = 'customer_token'
export const LOGOUT_FIELD = 'revokeCustomerToken'

type Node = Record<string, unknown>

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null

/** Replaces a token with the placeholder and returns it; null if the field has no token. */
function replaceToken(node: Node, field: string): string | null {
  const token = node[field]
  if (typeof token !== 'string' || token === '') return null
  node[field] = TOKEN_PLACEHOLDER
  return token
}

/**
 * Replaces every customer token in an answer in place and returns the tokens. Fields are found by name: a document with
 * aliases for them has been refused before.
 */
export function extractTokens(answer: unknown): string[] {
  const data = isNode(answer) && isNode(answer.data) ? answer.data : {}
  const tokens = LOGIN_FIELDS.map((name) => (isNode(data[name]) ? replaceToken(data[name], 'token') : null))
  // Without recursion, since an answer may be nested deeper than the stack.
  const pending: Node[] = [data]
  for (let node = pending.pop(); node; node = pending.pop()) {
    tokens.push(replaceToken(node, TOKEN_FIELD))
    pending.push(...Object.values(node).filter(isNode))
  }
  return tokens.filter((token) => token !== null)
}
