import { isObject, type JsonObject } from './json'

export interface GraphqlError {
  message: string
  category: string | null
  /** The fields that lead to what failed, from the root; empty where the backend does not say. */
  path: readonly string[]
}

export interface GraphqlAnswer {
  data: JsonObject | null
  errors: GraphqlError[]
}

function readError(error: unknown): GraphqlError {
  if (!isObject(error)) throw new Error('not a GraphQL error')
  const { message, extensions, path } = error
  const category = isObject(extensions) ? extensions.category : null
  return {
    message: typeof message === 'string' ? message : 'no message',
    category: typeof category === 'string' ? category : null,
    path: Array.isArray(path) ? path.map(String) : [],
  }
}

/** Reads data and errors of a GraphQL answer. Throws for every other JSON value. */
export function readGraphqlAnswer(answer: unknown): GraphqlAnswer {
  if (!isObject(answer)) throw new Error('not a GraphQL answer')
  const { data = null, errors = [] } = answer
  if ((data !== null && !isObject(data)) || !Array.isArray(errors)) throw new Error('not a GraphQL answer')
  return { data, errors: errors.map(readError) }
}
