import { DOCUMENT_LIMITS } from '@kea/shared/constants/document-limits'
import { isObject, type JsonObject } from '../http/json'
import { DocumentRefusal, readCachedDocument } from './graphql-document'
import type { DocumentFacts } from './graphql-facts'

/** A GraphQL request that may be sent to a backend. */
export interface GraphqlOperation {
  /** The body for the backend: the printed document, the operation name and the declared variables. */
  body: string
  facts: DocumentFacts
}

export interface BodyError {
  status: 400 | 413
  message: string
}

const refuse = (status: BodyError['status'], message: string): BodyError => ({ status, message })

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** The variables that the operation declares. Others are not sent to the backend. */
function declaredVariables(names: readonly string[], given: JsonObject): JsonObject {
  return Object.fromEntries(names.filter((name) => Object.hasOwn(given, name)).map((name) => [name, given[name]]))
}

/** Reads the body of a GraphQL request: one document with its variables. Other members are dropped. */
export function readGraphqlBody(text: string, maxChars: number = DOCUMENT_LIMITS.chars): GraphqlOperation | BodyError {
  const members = parseJson(text)
  if (!isObject(members) || typeof members.query !== 'string') return refuse(400, 'The request has no query.')
  const { query, operationName = null, variables = null, extensions = null } = members
  if (operationName !== null && typeof operationName !== 'string') {
    return refuse(400, 'The name of the operation is no text.')
  }
  if (variables !== null && !isObject(variables)) return refuse(400, 'The variables are no JSON object.')
  if (extensions !== null && !isObject(extensions)) return refuse(400, 'The extensions are no JSON object.')
  if (query.length > maxChars) return refuse(413, 'The document is too long.')
  try {
    const document = readCachedDocument(query, operationName)
    const body = {
      query: document.text,
      ...(document.operationName !== null && { operationName: document.operationName }),
      ...(variables !== null && { variables: declaredVariables(document.variables, variables) }),
    }
    return { body: JSON.stringify(body), facts: document.facts }
  } catch (error) {
    if (error instanceof DocumentRefusal) return refuse(400, error.message)
    throw error
  }
}
