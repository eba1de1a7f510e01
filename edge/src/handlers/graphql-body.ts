import { DOCUMENT_LIMITS } from '@kea/shared/constants/document-limits'
import { DocumentRefusal, readKnownDocument } from './graphql-document'
import type { DocumentFacts } from './graphql-facts'

/** A question that may go upstream. */
export interface GraphqlQuestion {
  /** The body for the backend: the document printed anew, its operation's name, and the variables that it declares. */
  body: string
  facts: DocumentFacts
}

export interface BodyFault {
  status: 400 | 413
  message: string
}

type Members = Record<string, unknown>

const fault = (status: BodyFault['status'], message: string): BodyFault => ({ status, message })

const isObject = (value: unknown): value is Members =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** Those of the caller's variables that the operation declares; any other text stays here. */
function declared(names: readonly string[], given: Members): Members {
  return Object.fromEntries(names.filter((name) => Object.hasOwn(given, name)).map((name) => [name, given[name]]))
}

/** Reads the body of a GraphQL request: one document with its variables. All other members are dropped. */
export function readGraphqlBody(text: string, maxChars: number = DOCUMENT_LIMITS.chars): GraphqlQuestion | BodyFault {
  const members = parsed(text)
  if (!isObject(members) || typeof members.query !== 'string') return fault(400, 'The request has no query.')
  const { query, operationName = null, variables = null } = members
  if (operationName !== null && typeof operationName !== 'string') {
    return fault(400, 'The name of the operation is no text.')
  }
  if (variables !== null && !isObject(variables)) return fault(400, 'The variables are no JSON object.')
  if (query.length > maxChars) return fault(413, 'The document is too long.')
  try {
    const document = readKnownDocument(query, operationName)
    const body = {
      query: document.text,
      ...(document.operationName !== null && { operationName: document.operationName }),
      ...(variables !== null && { variables: declared(document.variables, variables) }),
    }
    return { body: JSON.stringify(body), facts: document.facts }
  } catch (error) {
    if (error instanceof DocumentRefusal) return fault(400, error.message)
    throw error
  }
}
