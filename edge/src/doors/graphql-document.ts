import { type FieldNode, Kind, parse, type SelectionSetNode } from '@0no-co/graphql.web'
import { STUDIO_FIELDS } from '@kea/shared/constants/studio-fields'
import { LOGIN_FIELDS, TOKEN_FIELD } from '../session/take-tokens'

/** Which half answers a document. `mixed` is refused: there is no one to answer it. */
export type Half = 'commerce' | 'studio' | 'mixed'

export interface DocumentFacts {
  half: Half
  isMutation: boolean
  /** Names of the fields at the root, of every operation. */
  fields: ReadonlySet<string>
  /** Those of them that a document asks for under several names. */
  repeated: ReadonlySet<string>
  /** A customer's token may stand in the answer. */
  holdsToken: boolean
  /** An alias would put a token where the edge does not look for it, or something else where it does. */
  hidesToken: boolean
}

const STUDIO = new Set(STUDIO_FIELDS)
const SECRET = new Set([...LOGIN_FIELDS, TOKEN_FIELD])

/**
 * What the edge has to know of a document before it passes it on; null for one that cannot be read.
 * Fields count wherever they stand: in fragments, and in every operation of the document.
 */
export function factsOf(query: string): DocumentFacts | null {
  try {
    const { definitions } = parse(query, { noLocation: true })
    const fragments = new Map<string, SelectionSetNode>()
    for (const node of definitions) {
      if (node.kind === Kind.FRAGMENT_DEFINITION) fragments.set(node.name.value, node.selectionSet)
    }
    const operations = definitions.filter((node) => node.kind === Kind.OPERATION_DEFINITION)
    const roots = new Map<string, Set<string>>()
    for (const { selectionSet } of operations) collectRoot(selectionSet, fragments, roots, new Set())
    const fields = new Set(roots.keys())
    const all = [...operations.map(({ selectionSet }) => selectionSet), ...fragments.values()].flatMap(allFields)
    return {
      half: halfOf(fields),
      isMutation: operations.some(({ operation }) => operation === 'mutation'),
      fields,
      repeated: new Set([...fields].filter((name) => (roots.get(name)?.size ?? 0) > 1)),
      ...tokenFacts(all),
    }
  } catch {
    // Not GraphQL, or nested deeper than the parser's stack.
    return null
  }
}

/** Root fields with the names under which they are answered. Another operation may give the same name to another field. */
function collectRoot(
  set: SelectionSetNode,
  fragments: ReadonlyMap<string, SelectionSetNode>,
  roots: Map<string, Set<string>>,
  seen: Set<string>,
): void {
  for (const node of set.selections) {
    if (node.kind === Kind.FIELD) {
      const { name, alias } = node
      roots.set(name.value, (roots.get(name.value) ?? new Set()).add((alias ?? name).value))
    } else if (node.kind === Kind.INLINE_FRAGMENT) collectRoot(node.selectionSet, fragments, roots, seen)
    else if (!seen.has(node.name.value)) {
      seen.add(node.name.value)
      const fragment = fragments.get(node.name.value)
      if (fragment) collectRoot(fragment, fragments, roots, seen)
    }
  }
}

/** Every field below a set; a fragment's own fields are found where it is defined. */
function allFields(set: SelectionSetNode): FieldNode[] {
  const found: FieldNode[] = []
  const left = [set]
  for (let next = left.pop(); next; next = left.pop()) {
    for (const node of next.selections) {
      if (node.kind === Kind.FIELD) found.push(node)
      if (node.kind !== Kind.FRAGMENT_SPREAD && node.selectionSet) left.push(node.selectionSet)
    }
  }
  return found
}

function tokenFacts(fields: readonly FieldNode[]): Pick<DocumentFacts, 'holdsToken' | 'hidesToken'> {
  const names = fields.map(({ name, alias }) => [name.value, alias?.value ?? name.value] as const)
  const logsIn = names.some(([name]) => LOGIN_FIELDS.includes(name))
  const isSecret = (name: string) => SECRET.has(name) || (logsIn && name === 'token')
  return {
    holdsToken: names.some(([name]) => SECRET.has(name)),
    hidesToken: names.some(([name, shown]) => name !== shown && (isSecret(name) || isSecret(shown))),
  }
}

/** `__typename` and introspection go wherever the rest goes. */
function halfOf(fields: ReadonlySet<string>): Half {
  const named = [...fields].filter((field) => !field.startsWith('__'))
  const studio = named.filter((field) => STUDIO.has(field)).length
  if (studio === 0) return 'commerce'
  return studio === named.length ? 'studio' : 'mixed'
}
