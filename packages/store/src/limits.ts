import { type ASTVisitor, GraphQLError, Kind, type SelectionSetNode, type ValidationContext } from 'graphql'

/** Magento's limits of a document. A body is larger than a document may be: a design travels as a variable. */
export const LIMITS = { aliases: 10, depth: 20, fields: 300, documentChars: 20_000, bodyBytes: 2_000_000 }
/** Fields that lead from a product to others or to its reviews, which lead back: each round multiplies the answer. */
const ROUNDS = new Set(['related_products', 'reviews'])

/** At most ten aliases: more of them would multiply what one request costs. */
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
 * A rule about what stands inside one another on the way down: every field counts as `weigh` says. Each fragment is
 * measured once, so chains and cycles of them stay cheap.
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

/** Related products of related products, reviews of what a review is about: one request would ask for millions. */
export const roundLimit = pathLimit('depth of related products and reviews', 1, (name) => Number(ROUNDS.has(name)))
