import { isObject, type JsonObject } from './json'

export interface GraphqlError {
  message: string
  category: string | null
}

export interface GraphqlAnswer {
  data: JsonObject | null
  errors: GraphqlError[]
}

function readError(error: unknown): GraphqlError {
  if (!isObject(error)) throw new Error('not a GraphQL error')
  const { message, extensions } = error
  const category = isObject(extensions) ? extensions.category : null
  return {
    message: typeof message === 'string' ? message : 'no message',
    category: typeof category === 'string' ? category : null,
  }
}

/** Reads data and errors of a GraphQL answer. Throws for every other JSON value. */
export function readGraphqlAnswer(answer: unknown): GraphqlAnswer {
  if (!isObject(answer)) throw new Error('not a GraphQL answer')
  const { data = null, errors = [] } = answer
  if ((data !== null && !isObject(data)) || !Array.isArray(errors)) throw new Error('not a GraphQL answer')
  return { data, errors: errors.map(readError) }
}
