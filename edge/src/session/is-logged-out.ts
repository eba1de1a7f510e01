import { isObject } from '../http/json'

/** The category of an expired token: the first in Magento 2.4.7, the second since 2.4.8. */
const CATEGORIES: readonly unknown[] = ['graphql-authorization', 'graphql-authentication']

/** Messages with the same category that do not concern the session. */
const UNRELATED_MESSAGES = [
  'The current user cannot perform operations on cart',
  'The request is not allowed for logged in customers',
]

/** Fields whose errors concern the entered password, not the session. */
const LOGINS: readonly unknown[] = ['generateCustomerToken', 'loginUniversalpassword', 'createCustomerBySocialLogin']

function isLogOut(error: unknown): boolean {
  if (!isObject(error) || !isObject(error.extensions)) return false
  const { message, path, extensions } = error
  return (
    CATEGORIES.includes(extensions.category) &&
    !(Array.isArray(path) && LOGINS.includes(path[0])) &&
    !UNRELATED_MESSAGES.some((text) => String(message).startsWith(text))
  )
}

/** True if the answer to a request with a token reports that its session has ended. */
export function isLoggedOut(answer: unknown): boolean {
  const errors = isObject(answer) ? answer.errors : null
  return Array.isArray(errors) && errors.some(isLogOut)
}
