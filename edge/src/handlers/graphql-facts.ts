import { STUDIO_FIELDS } from '@kea/shared/constants/studio-fields'
import { type FieldNode, type FragmentDefinitionNode, Kind, type SelectionSetNode } from 'graphql'
import { LOGIN_FIELDS, TOKEN_FIELD } from '../session/take-tokens'

/** Which half answers a document. `mixed` is refused: there is no one to answer it. */
export type Half = 'commerce' | 'studio' | 'mixed'

/** What the edge has to know of the operation that runs. */
export interface DocumentFacts {
  half: Half
  isMutation: boolean
  /** Names of the fields at the root, in fragments too, whatever `@skip` and `@include` say. */
  fields: ReadonlySet<string>
  /** Those of them that the operation asks for under several names. */
  repeated: ReadonlySet<string>
  /** A customer's token may stand in the answer. */
  holdsToken: boolean
  /** An alias would put a token where the edge does not look for it, or something else where it does. */
  hidesToken: boolean
}

export type Fragments = ReadonlyMap<string, FragmentDefinitionNode>

const STUDIO = new Set(STUDIO_FIELDS)
const SECRET = new Set([...LOGIN_FIELDS, TOKEN_FIELD])

/** Facts of the fields at the root: each name with the names under which it is answered. */
export function rootFacts(
  root: SelectionSetNode,
  fragments: Fragments,
): Pick<DocumentFacts, 'half' | 'fields' | 'repeated'> {
  const shown = new Map<string, Set<string>>()
  const seen = new Set<string>()
  const left = [root]
  for (let set = left.pop(); set; set = left.pop()) {
    for (const node of set.selections) {
      if (node.kind === Kind.FIELD) {
        const { name, alias } = node
        shown.set(name.value, (shown.get(name.value) ?? new Set()).add((alias ?? name).value))
      } else if (node.kind === Kind.INLINE_FRAGMENT) left.push(node.selectionSet)
      else if (!seen.has(node.name.value)) {
        seen.add(node.name.value)
        const fragment = fragments.get(node.name.value)
        if (fragment) left.push(fragment.selectionSet)
      }
    }
  }
  const fields = new Set(shown.keys())
  const repeated = new Set([...fields].filter((name) => (shown.get(name)?.size ?? 0) > 1))
  return { half: halfOf(fields), fields, repeated }
}

/** Facts of the tokens in an answer, from all fields of an operation. */
export function tokenFacts(fields: readonly FieldNode[]): Pick<DocumentFacts, 'holdsToken' | 'hidesToken'> {
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
