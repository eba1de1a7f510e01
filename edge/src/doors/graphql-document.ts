import { Kind, parse, type SelectionSetNode } from '@0no-co/graphql.web'
import { STUDIO_FIELDS } from '@kea/shared/constants/studio-fields'

/** Which half answers a document. `mixed` is refused: there is no one to answer it. */
export type Half = 'commerce' | 'studio' | 'mixed'

export interface DocumentFacts {
  half: Half
  isMutation: boolean
}

const STUDIO = new Set(STUDIO_FIELDS)

/**
 * What the edge has to know of a document before it passes it on; null for one that cannot be read.
 * Fields count wherever they stand at the root: in fragments, and in every operation of the document.
 */
export function factsOf(query: string): DocumentFacts | null {
  try {
    const { definitions } = parse(query, { noLocation: true })
    const fragments = new Map<string, SelectionSetNode>()
    for (const node of definitions) {
      if (node.kind === Kind.FRAGMENT_DEFINITION) fragments.set(node.name.value, node.selectionSet)
    }
    const fields = new Set<string>()
    const seen = new Set<string>()
    const collect = (set: SelectionSetNode) => {
      for (const node of set.selections) {
        if (node.kind === Kind.FIELD) fields.add(node.name.value)
        else if (node.kind === Kind.INLINE_FRAGMENT) collect(node.selectionSet)
        else if (!seen.has(node.name.value)) {
          seen.add(node.name.value)
          const fragment = fragments.get(node.name.value)
          if (fragment) collect(fragment)
        }
      }
    }
    let isMutation = false
    for (const node of definitions) {
      if (node.kind !== Kind.OPERATION_DEFINITION) continue
      isMutation ||= node.operation === 'mutation'
      collect(node.selectionSet)
    }
    return { half: halfOf(fields), isMutation }
  } catch {
    // Not GraphQL, or nested deeper than the parser's stack.
    return null
  }
}

/** `__typename` and introspection go wherever the rest goes. */
function halfOf(fields: ReadonlySet<string>): Half {
  const named = [...fields].filter((field) => !field.startsWith('__'))
  const studio = named.filter((field) => STUDIO.has(field)).length
  if (studio === 0) return 'commerce'
  return studio === named.length ? 'studio' : 'mixed'
}
