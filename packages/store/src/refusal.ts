export type RefusalCategory =
  | 'graphql-input'
  | 'graphql-no-such-entity'
  | 'graphql-authentication'
  | 'graphql-authorization'
  | 'graphql-already-exists'

/** An expected failure of a whole request, with Magento's message and category. */
export class Refusal extends Error {
  /** GraphQL copies the extensions into the error of the answer. */
  readonly extensions: { category: RefusalCategory } & Record<string, unknown>

  /** @param more further extensions for the browser */
  constructor(category: RefusalCategory, message: string, more: Record<string, unknown> = {}) {
    super(message)
    this.name = 'Refusal'
    this.extensions = { category, ...more }
  }
}

export const inputRefusal = (message: string) => new Refusal('graphql-input', message)
export const missingRefusal = (message: string) => new Refusal('graphql-no-such-entity', message)

/** The input object, which Magento's schema declares as optional but requires. */
export function requireInput<T>(input: T | null | undefined, first: string): T {
  if (input === null || input === undefined) throw inputRefusal(`Required parameter "${first}" is missing`)
  return input
}
