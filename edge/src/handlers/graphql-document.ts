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

/** The one operation that runs, and the only text of it that goes upstream. */
export interface ReadDocument {
  /** Printed anew: the operation and the fragments that it uses, without comments and block strings. */
  text: string
  operationName: string | null
  /** Names of the variables that the operation declares. */
  variables: readonly string[]
  facts: DocumentFacts
}

/** A document that does not go upstream, with the reason. */
export class DocumentRefusal extends Error {}

/** Everything of Unicode's control characters but tab, line feed and carriage return. Parsers disagree about them. */
const CONTROL = /(?![\t\n\r])\p{Cc}/u

/** The shop's own few dozen documents come again and again: each is read once for an isolate. */
const known = createBoundedMap<ReadDocument>({ maxEntries: 200, maxSize: 2_000_000 })

/** `readDocument`, from memory where the same text has been read before. */
export function readKnownDocument(query: string, operationName: string | null): ReadDocument {
  const key = JSON.stringify([operationName]) + query
  const read = known.get(key) ?? readDocument(query, operationName)
  known.set(key, read, (key.length + read.text.length) * 2)
  return read
}

/**
 * Reads a document with the parser that the store executes with, and keeps the operation that runs. Throws a
 * DocumentRefusal for a document that cannot be read or does not name one operation.
 */
export function readDocument(query: string, operationName: string | null): ReadDocument {
  if (CONTROL.test(query)) throw new DocumentRefusal('The query has a control character.')
  const definitions = parseBounded(query)
  const operation = operationOf(definitions, operationName)
  const { used, fields } = reachOf(operation, fragmentsOf(definitions))
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
    // Not GraphQL, longer than the limit, or nested deeper than the parser's stack.
    throw new DocumentRefusal('Syntax error in the query.')
  }
}

/** The operation that the specification's GetOperation picks. */
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

/** The fragments that an operation uses, also through one another, and every field below it. */
function reachOf(operation: OperationDefinitionNode, fragments: Fragments) {
  const used = new Map<string, FragmentDefinitionNode>()
  const fields: FieldNode[] = []
  const left: { set: SelectionSetNode; depth: number }[] = [{ set: operation.selectionSet, depth: 1 }]
  for (let next = left.pop(); next; next = left.pop()) {
    const { set, depth } = next
    if (depth > DOCUMENT_LIMITS.depth) throw new DocumentRefusal('The query is nested too deeply.')
    for (const node of set.selections) {
      if (node.kind === Kind.FIELD) {
        fields.push(node)
        if (node.selectionSet) left.push({ set: node.selectionSet, depth: depth + 1 })
      } else if (node.kind === Kind.INLINE_FRAGMENT) left.push({ set: node.selectionSet, depth })
      else {
        const name = node.name.value
        const fragment = fragments.get(name)
        if (!fragment || used.has(name)) continue
        used.set(name, fragment)
        left.push({ set: fragment.selectionSet, depth: 1 })
      }
    }
  }
  return { used, fields }
}

const isBlock = (node: ASTNode): boolean => node.kind === Kind.STRING && node.block === true

/** The text that every parser of GraphQL reads alike. */
function plainText(definitions: DefinitionNode[], query: string): string {
  const document = { kind: Kind.DOCUMENT, definitions } as const
  if (!query.includes('"""')) return print(document)
  return print(visit(document, { enter: (node) => (isBlock(node) ? { ...node, block: false } : undefined) }))
}
