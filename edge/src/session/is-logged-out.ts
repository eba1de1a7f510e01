interface GraphqlError {
  message?: unknown
  path?: unknown
  extensions?: { category?: unknown }
}

/** Magento 2.4.7 says the first of a token that no longer holds, 2.4.8 and later the second. */
const CATEGORIES: readonly unknown[] = ['graphql-authorization', 'graphql-authentication']

/** Said with the same category to someone whose session is all right. */
const ABOUT_SOMETHING_ELSE = [
  'The current user cannot perform operations on cart',
  'The request is not allowed for logged in customers',
]

/** Where a refusal is about the password that was just typed. */
const LOGINS: readonly unknown[] = ['generateCustomerToken', 'loginUniversalpassword', 'createCustomerBySocialLogin']

const isLogOut = ({ message, path, extensions }: GraphqlError): boolean =>
  CATEGORIES.includes(extensions?.category) &&
  !(Array.isArray(path) && LOGINS.includes(path[0])) &&
  !ABOUT_SOMETHING_ELSE.some((text) => String(message).startsWith(text))

/** True where the answer to a request with a token says that its session is over. */
export function isLoggedOut(answer: unknown): boolean {
  const errors = (answer as { errors?: unknown } | null)?.errors
  return Array.isArray(errors) && errors.some((error: GraphqlError | null) => error !== null && isLogOut(error))
}
