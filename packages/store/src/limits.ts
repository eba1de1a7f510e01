import { type ASTVisitor, GraphQLError, Kind, type SelectionSetNode, type ValidationContext } from 'graphql'

/** Magento's limits of a document. A body is larger than a document may be: a design travels as a variable. */
export const LIMITS = { aliases: 10, depth: 20, fields: 300, documentChars: 20_000, bodyBytes: 2_000_000 }

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

/** How deep fields stand inside one another. Each fragment is measured once, so chains and cycles of them stay cheap. */
export function depthLimit(context: ValidationContext): ASTVisitor {
  const fragments = new Map<string, number>()
  const fragmentDepth = (name: string): number => {
    const known = fragments.get(name)
    if (known !== undefined) return known
    fragments.set(name, 0)
    const depth = depthOf(context.getFragment(name)?.selectionSet)
    fragments.set(name, depth)
    return depth
  }
  const depthOf = (set: SelectionSetNode | undefined): number =>
    (set?.selections ?? []).reduce((deepest, selection) => {
      if (selection.kind === Kind.FRAGMENT_SPREAD) return Math.max(deepest, fragmentDepth(selection.name.value))
      const own = selection.kind === Kind.FIELD ? 1 : 0
      return Math.max(deepest, own + depthOf(selection.selectionSet))
    }, 0)
  return {
    OperationDefinition(node) {
      const depth = depthOf(node.selectionSet)
      if (depth > LIMITS.depth) {
        context.reportError(new GraphQLError(`Max query depth should be ${LIMITS.depth} but got ${depth}.`))
      }
    },
  }
}
