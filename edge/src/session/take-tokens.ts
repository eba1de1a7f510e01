import { TOKEN_STAND_IN } from './session-cookies'

/** Root fields whose `token` logs a customer in. */
export const LOGIN_FIELDS: readonly string[] = ['generateCustomerToken', 'loginUniversalpassword']
/** A field that holds a token wherever it stands. */
export const TOKEN_FIELD = 'customer_token'
export const LOGOUT_FIELD = 'revokeCustomerToken'

type Node = Record<string, unknown>

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null

/** Puts the stand-in into a field and answers what stood there; null where that was no token. */
function take(node: Node, field: string): string | null {
  const token = node[field]
  if (typeof token !== 'string' || token === '') return null
  node[field] = TOKEN_STAND_IN
  return token
}

/**
 * Takes every token of a customer out of an answer, which is changed in place. Fields are known by their names: a
 * document that gives them others has been refused before.
 */
export function takeTokens(answer: unknown): string[] {
  const data = isNode(answer) && isNode(answer.data) ? answer.data : {}
  const taken = LOGIN_FIELDS.map((name) => (isNode(data[name]) ? take(data[name], 'token') : null))
  // No recursion: an answer may be nested deeper than the stack.
  const left: Node[] = [data]
  for (let node = left.pop(); node; node = left.pop()) {
    taken.push(take(node, TOKEN_FIELD))
    left.push(...Object.values(node).filter(isNode))
  }
  return taken.filter((token) => token !== null)
}
