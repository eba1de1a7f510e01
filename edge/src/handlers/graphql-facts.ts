import { STUDIO_FIELDS } from '@kea/shared/constants/studio-fields'
import { type FieldNode, type FragmentDefinitionNode, Kind, type SelectionSetNode } from 'graphql'
import { LOGIN_FIELDS, TOKEN_FIELD } from '../session/extract-tokens'

/** The backend that answers a document. `mixed` is refused, since no backend has all of its fields. */
export type Upstream = 'commerce' | 'studio' | 'mixed'

/** Facts of the executed operation that the edge needs. */
export interface DocumentFacts {
  upstream: Upstream
  isMutation: boolean
  /** Names of the root fields, including those in fragments and behind `@skip` and `@include`. */
  fields: ReadonlySet<string>
  /** Root fields that the operation selects under several aliases. */
  repeated: ReadonlySet<string>
  /** The answer may contain a customer token. */
  returnsToken: boolean
  /** An alias hides a token from the edge, or gives another field the name of a token. */
  aliasesToken: boolean
}

export type Fragments = ReadonlyMap<string, FragmentDefinitionNode>

const STUDIO = new Set(STUDIO_FIELDS)
const SECRET = new Set([...LOGIN_FIELDS, TOKEN_FIELD])

/** Facts of the root fields. */
export function rootFacts(
  root: SelectionSetNode,
  fragments: Fragments,
): Pick<DocumentFacts, 'upstream' | 'fields' | 'repeated'> {
  const aliases = new Map<string, Set<string>>()
  const seen = new Set<string>()
  const pending = [root]
  for (let set = pending.pop(); set; set = pending.pop()) {
    for (const node of set.selections) {
      if (node.kind === Kind.FIELD) {
        const { name, alias } = node
        aliases.set(name.value, (aliases.get(name.value) ?? new Set()).add((alias ?? name).value))
      } else if (node.kind === Kind.INLINE_FRAGMENT) pending.push(node.selectionSet)
      else if (!seen.has(node.name.value)) {
        seen.add(node.name.value)
        const fragment = fragments.get(node.name.value)
        if (fragment) pending.push(fragment.selectionSet)
      }
    }
  }
  const fields = new Set(aliases.keys())
  const repeated = new Set([...fields].filter((name) => (aliases.get(name)?.size ?? 0) > 1))
  return { upstream: upstreamOf(fields), fields, repeated }
}

/** Facts of the tokens in an answer, derived from all fields of an operation. */
export function tokenFacts(fields: readonly FieldNode[]): Pick<DocumentFacts, 'returnsToken' | 'aliasesToken'> {
  const names = fields.map(({ name, alias }) => [name.value, alias?.value ?? name.value] as const)
  const logsIn = names.some(([name]) => LOGIN_FIELDS.includes(name))
  const isSecret = (name: string) => SECRET.has(name) || (logsIn && name === 'token')
  return {
    returnsToken: names.some(([name]) => SECRET.has(name)),
    aliasesToken: names.some(([name, alias]) => name !== alias && (isSecret(name) || isSecret(alias))),
  }
}

/** `__typename` and introspection fields do not decide the backend. */
function upstreamOf(fields: ReadonlySet<string>): Upstream {
  const named = [...fields].filter((field) => !field.startsWith('__'))
  const studio = named.filter((field) => STUDIO.has(field)).length
  if (studio === 0) return 'commerce'
  return studio === named.length ? 'studio' : 'mixed'
}
