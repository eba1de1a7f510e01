import { DOCUMENT_LIMITS } from '@kea/shared/constants/document-limits'
import { isOnce } from '@kea/shared/constants/root-fields'
import { type ASTVisitor, GraphQLError, Kind, type SelectionSetNode, type ValidationContext } from 'graphql'

/** Bodies may be larger than documents, since a design is a variable. */
export const LIMITS = { ...DOCUMENT_LIMITS, bodyBytes: 2_000_000 }
/** Fields that lead from a product to other products, or to reviews and back. Nesting them multiplies the answer. */
const RECURSIVE_FIELDS = new Set(['related_products', 'reviews'])

/** Limits aliases and fields, which multiply the cost of a request. */
export function aliasLimit(context: ValidationContext): ASTVisitor {
  let aliases = 0
  let fields = 0
  return {
    Field(node) {
      fields += 1
      if (node.alias) aliases += 1
    },
    Document: {
      leave() {
        if (aliases > LIMITS.aliases) {
          context.reportError(new GraphQLError(`Max Aliases in query should be ${LIMITS.aliases} but got ${aliases}.`))
        }
        if (fields > LIMITS.fields) {
          context.reportError(new GraphQLError(`Max fields in query should be ${LIMITS.fields} but got ${fields}.`))
        }
      },
    },
  }
}

/**
 * A rule for nesting: the weights of the fields on a path from the root may add up to `max`. Each fragment is measured
 * once, so chains and cycles of fragments stay cheap.
 */
const pathLimit =
  (what: string, max: number, weigh: (name: string) => number) =>
  (context: ValidationContext): ASTVisitor => {
    const fragments = new Map<string, number>()
    const weightOfFragment = (name: string): number => {
      const known = fragments.get(name)
      if (known !== undefined) return known
      fragments.set(name, 0)
      const weight = weightOf(context.getFragment(name)?.selectionSet)
      fragments.set(name, weight)
      return weight
    }
    const weightOf = (set: SelectionSetNode | undefined): number =>
      (set?.selections ?? []).reduce((heaviest, selection) => {
        if (selection.kind === Kind.FRAGMENT_SPREAD) return Math.max(heaviest, weightOfFragment(selection.name.value))
        const own = selection.kind === Kind.FIELD ? weigh(selection.name.value) : 0
        return Math.max(heaviest, own + weightOf(selection.selectionSet))
      }, 0)
    return {
      OperationDefinition(node) {
        const weight = weightOf(node.selectionSet)
        if (weight > max) context.reportError(new GraphQLError(`Max ${what} should be ${max} but got ${weight}.`))
      },
    }
  }

export const depthLimit = pathLimit('query depth', LIMITS.depth, () => 1)

/** Refuses related products of related products, and reviews of a review's product: such a request reads millions of rows. */
export const recursionLimit = pathLimit('depth of related products and reviews', 1, (name) =>
  Number(RECURSIVE_FIELDS.has(name)),
)

/** The edge counts some root fields once per request, so an operation may select each of them once. */
export function onceLimit(context: ValidationContext): ASTVisitor {
  const collectRoots = (set: SelectionSetNode, names: Map<string, Set<string>>, seen: Set<string>): void => {
    for (const node of set.selections) {
      if (node.kind === Kind.FIELD) {
        const { name, alias } = node
        names.set(name.value, (names.get(name.value) ?? new Set()).add((alias ?? name).value))
      } else if (node.kind === Kind.INLINE_FRAGMENT) collectRoots(node.selectionSet, names, seen)
      else if (!seen.has(node.name.value)) {
        seen.add(node.name.value)
        const fragment = context.getFragment(node.name.value)
        if (fragment) collectRoots(fragment.selectionSet, names, seen)
      }
    }
  }
  return {
    OperationDefinition({ selectionSet }) {
      const names = new Map<string, Set<string>>()
      collectRoots(selectionSet, names, new Set())
      for (const [field, shown] of names) {
        if (shown.size > 1 && isOnce(field)) {
          context.reportError(new GraphQLError(`"${field}" can be selected once in a document.`))
        }
      }
    },
  }
}
