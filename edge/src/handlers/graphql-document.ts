import { DOCUMENT_LIMITS } from '@kea/shared/constants/document-limits'
import {
  type ASTNode,
  type DefinitionNode,
  type FieldNode,
  type FragmentDefinitionNode,
  Kind,
  type OperationDefinitionNode,
  parse,
  print,
  type SelectionSetNode,
  visit,
} from 'graphql'
import { createBoundedMap } from '../cache/bounded-map'
import { type DocumentFacts, type Fragments, rootFacts, tokenFacts } from './graphql-facts'

/** The executed operation of a document, and its text for the backend. */
export interface ExecutedDocument {
  /** The printed operation with the fragments that it uses. It has no comments; block strings are plain strings. */
  text: string
  operationName: string | null
  /** Names of the variables that the operation declares. */
  variables: readonly string[]
  facts: DocumentFacts
}

/** Thrown for a document that is not sent to a backend. Its message is the reason. */
export class DocumentRefusal extends Error {}

/** Control characters of Unicode except tab, line feed and carriage return. Parsers treat them differently. */
const CONTROL = /(?![\t\n\r])\p{Cc}/u

/** The shop repeats a few dozen documents. Each isolate parses each of them once. */
const parsed = createBoundedMap<ExecutedDocument>({ maxEntries: 200, maxSize: 2_000_000 })

/** `readDocument` with a cache by operation name and text. */
export function readCachedDocument(query: string, operationName: string | null): ExecutedDocument {
  const key = JSON.stringify([operationName]) + query
  const cached = parsed.get(key)
  if (cached) return cached
  const document = readDocument(query, operationName)
  parsed.set(key, document, (key.length + document.text.length) * 2)
  return document
}

/**
 * Reads a document with the store's parser (`graphql`) and returns the executed operation. Throws a DocumentRefusal if
 * the document cannot be parsed or does not name exactly one operation to execute.
 */
export function readDocument(query: string, operationName: string | null): ExecutedDocument {
  if (CONTROL.test(query)) throw new DocumentRefusal('The query has a control character.')
  const definitions = parseBounded(query)
  const operation = operationOf(definitions, operationName)
  const { used, fields } = collectUsed(operation, fragmentsOf(definitions))
  const text = plainText([operation, ...used.values()], query)
  if (text.length > DOCUMENT_LIMITS.chars) throw new DocumentRefusal('The document is too long.')
  return {
    text,
    operationName: operation.name?.value ?? null,
    variables: (operation.variableDefinitions ?? []).map(({ variable }) => variable.name.value),
    facts: {
      ...rootFacts(operation.selectionSet, used),
      ...tokenFacts(fields),
      isMutation: operation.operation === 'mutation',
    },
  }
}

function parseBounded(query: string): readonly DefinitionNode[] {
  try {
    return parse(query, { noLocation: true, maxTokens: DOCUMENT_LIMITS.tokens }).definitions
  } catch {
    // The text is not GraphQL, exceeds the token limit, or is nested deeper than the parser's stack.
    throw new DocumentRefusal('Syntax error in the query.')
  }
}

/** The executed operation, as GetOperation() of the GraphQL specification selects it. */
function operationOf(definitions: readonly DefinitionNode[], name: string | null): OperationDefinitionNode {
  const all = definitions.filter((node) => node.kind === Kind.OPERATION_DEFINITION)
  const [operation, second] = name === null ? all : all.filter((node) => node.name?.value === name)
  if (operation === undefined) {
    throw new DocumentRefusal(name === null ? 'Must provide an operation.' : `Unknown operation named "${name}".`)
  }
  if (second !== undefined) {
    throw new DocumentRefusal(
      name === null
        ? 'Must provide operation name if query contains multiple operations.'
        : `There can be only one operation named "${name}".`,
    )
  }
  if (operation.operation === 'subscription') throw new DocumentRefusal('There are no subscriptions.')
  return operation
}

function fragmentsOf(definitions: readonly DefinitionNode[]): Fragments {
  const fragments = new Map<string, FragmentDefinitionNode>()
  for (const node of definitions) {
    if (node.kind !== Kind.FRAGMENT_DEFINITION) continue
    const name = node.name.value
    if (fragments.has(name)) throw new DocumentRefusal(`There can be only one fragment named "${name}".`)
    fragments.set(name, node)
  }
  return fragments
}

/**
 * The fragments that an operation uses, directly or through other fragments, and all fields below it. Depth is counted in
 * each definition separately; the store checks the depth of the whole operation.
 */
function collectUsed(operation: OperationDefinitionNode, fragments: Fragments) {
  const used = new Map<string, FragmentDefinitionNode>()
  const fields: FieldNode[] = []
  const pending: { set: SelectionSetNode; depth: number }[] = [{ set: operation.selectionSet, depth: 1 }]
  for (let next = pending.pop(); next; next = pending.pop()) {
    const { set, depth } = next
    if (depth > DOCUMENT_LIMITS.depth) throw new DocumentRefusal('The query is nested too deeply.')
    for (const node of set.selections) {
      if (node.kind === Kind.FIELD) {
        fields.push(node)
        if (node.selectionSet) pending.push({ set: node.selectionSet, depth: depth + 1 })
      } else if (node.kind === Kind.INLINE_FRAGMENT) pending.push({ set: node.selectionSet, depth })
      else {
        const name = node.name.value
        const fragment = fragments.get(name)
        if (!fragment || used.has(name)) continue
        used.set(name, fragment)
        pending.push({ set: fragment.selectionSet, depth: 1 })
      }
    }
  }
  return { used, fields }
}

const isBlock = (node: ASTNode): boolean => node.kind === Kind.STRING && node.block === true

/** Prints definitions without block strings, so that every GraphQL parser reads the same document. */
function plainText(definitions: DefinitionNode[], query: string): string {
  const document = { kind: Kind.DOCUMENT, definitions } as const
  if (!query.includes('"""')) return print(document)
  return print(visit(document, { enter: (node) => (isBlock(node) ? { ...node, block: false } : undefined) }))
}
