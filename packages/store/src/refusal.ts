export type RefusalCategory =
  | 'graphql-input'
  | 'graphql-no-such-entity'
  | 'graphql-authentication'
  | 'graphql-authorization'
  | 'graphql-already-exists'

/** An expected failure of a whole request, in the words and the category that Magento has for it. */
export class Refusal extends Error {
  /** GraphQL takes this over into the answer's error. */
  readonly extensions: { category: RefusalCategory } & Record<string, unknown>

  /** @param more what the browser needs to go on */
  constructor(category: RefusalCategory, message: string, more: Record<string, unknown> = {}) {
    super(message)
    this.name = 'Refusal'
    this.extensions = { category, ...more }
  }
}

export const inputRefusal = (message: string) => new Refusal('graphql-input', message)
export const missingRefusal = (message: string) => new Refusal('graphql-no-such-entity', message)

/** The input object that Magento declares optional and then demands. */
export function requireInput<T>(input: T | null | undefined, first: string): T {
  if (input === null || input === undefined) throw inputRefusal(`Required parameter "${first}" is missing`)
  return input
}
