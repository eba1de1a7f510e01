import {
  type ExecutionArgs,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLField,
  type GraphQLSchema,
  getArgumentValues,
  getNamedType,
  getOperationAST,
  getVariableValues,
  isCompositeType,
  isInterfaceType,
  isListType,
  isNonNullType,
  isObjectType,
  Kind,
  type SelectionSetNode,
} from 'graphql'

/** What one document may read. A whole page of the shop reads some 300 rows, a hundred products 5,000. */
export const ROWS_MAX = 40_000

/** Rows that a field reads for each object that it answers with, at most; those of the root are the document's base. */
const ROWS: Readonly<Record<string, number>> = {
  'Query.cart': 1_000,
  'Query.countries': 50,
  'Query.country': 50,
  'Query.guestOrder': 500,
  'Query.guestOrderByToken': 500,
  'Query.neonProductInfo': 100,
  'Query.pageDetails': 300,
  'Query.pageReviewData': 100,
  'Query.photogiftstartatprice': 2_500,
  'Query.weeklyDeals': 50,
  'CmsPage.remarketing_product_price': 100,
  'Products.items': 70,
  'ProductInterface.related_products': 70,
  'ProductInterface.reviews': 5,
  'ProductInterface.rating_summary': 5,
  'ProductInterface.review_count': 5,
  'ProductReviews.items': 2,
  'ProductReview.product': 70,
  'SitePages.items': 8,
  'BlogPostListOutput.items': 10,
  'ProductQaOutput.items': 2,
}
/** Of a field at the root that is not in the table. */
const ROOT_ROWS = 20
/** Lists that are never longer. */
const LENGTHS: Readonly<Record<string, number>> = { 'ProductInterface.related_products': 4 }
/** Of a list whose length nobody asks for. */
const LENGTH = 20
/** What a page of a list holds at most, whatever is asked for. */
const PAGE_SIZE_MAX = 100
const PAGE_SIZES_MAX: Readonly<Record<string, number>> = { 'Query.sitePages': 1_000 }

interface Asked {
  schema: GraphQLSchema
  fragments: ReadonlyMap<string, FragmentDefinitionNode>
  variables: Record<string, unknown>
  /** Cost of a fragment below a field that asks for pages of this size; each is added up once. */
  known: Map<string, number>
}

const isList = (field: GraphQLField<unknown, unknown>): boolean => {
  const type = isNonNullType(field.type) ? field.type.ofType : field.type
  return isListType(type)
}

/** The field of a type, under the name of the interface that declares it. */
function fieldOf(schema: GraphQLSchema, parent: string, name: string) {
  const type = schema.getType(parent)
  if (!isObjectType(type) && !isInterfaceType(type)) return null
  const field = type.getFields()[name]
  if (!field) return null
  const declaring = type.getInterfaces().find((one) => `${one.name}.${name}` in ROWS)
  return { field, at: `${declaring?.name ?? parent}.${name}` }
}

/** The page size that a field asks for; null for a field without pages. */
function pageSizeOf(node: FieldNode, field: GraphQLField<unknown, unknown>, at: string, { variables }: Asked) {
  if (!field.args.some(({ name }) => name === 'pageSize')) return null
  return Math.min(Math.max(askedSize(node, field, variables), 1), PAGE_SIZES_MAX[at] ?? PAGE_SIZE_MAX)
}

function askedSize(node: FieldNode, field: GraphQLField<unknown, unknown>, variables: Asked['variables']): number {
  try {
    return Number(getArgumentValues(field, node, variables).pageSize ?? LENGTH)
  } catch {
    // An argument that is missing or wrong: the executor refuses the field.
    return LENGTH
  }
}

/** Rows for one object of the type `parent`, whose lists are as long as `pageSize` says. */
function rowsOfSet(set: SelectionSetNode, parent: string, pageSize: number | null, asked: Asked): number {
  let rows = 0
  for (const node of set.selections) {
    if (node.kind === Kind.FIELD) rows += rowsOfField(node, parent, pageSize, asked)
    else if (node.kind === Kind.INLINE_FRAGMENT) {
      rows += rowsOfSet(node.selectionSet, node.typeCondition?.name.value ?? parent, pageSize, asked)
    } else rows += rowsOfFragment(node.name.value, pageSize, asked)
  }
  return rows
}

function rowsOfFragment(name: string, pageSize: number | null, asked: Asked): number {
  const fragment = asked.fragments.get(name)
  if (!fragment) return 0
  const key = `${name}|${pageSize}`
  const known = asked.known.get(key)
  if (known !== undefined) return known
  // A circle is refused elsewhere; here it only must end.
  asked.known.set(key, 0)
  const rows = rowsOfSet(fragment.selectionSet, fragment.typeCondition.name.value, pageSize, asked)
  asked.known.set(key, rows)
  return rows
}

function rowsOfField(node: FieldNode, parent: string, pageSize: number | null, asked: Asked): number {
  const found = fieldOf(asked.schema, parent, node.name.value)
  if (!found) return 0
  const { field, at } = found
  const own = ROWS[at] ?? (parent === 'Query' || parent === 'Mutation' ? ROOT_ROWS : 0)
  const length = isList(field) ? (LENGTHS[at] ?? pageSize ?? LENGTH) : 1
  const type = getNamedType(field.type)
  const below =
    node.selectionSet && isCompositeType(type)
      ? rowsOfSet(node.selectionSet, type.name, pageSizeOf(node, field, at, asked), asked)
      : 0
  return length * (own + below)
}

/** What the executor is given. */
export type Execution = Pick<ExecutionArgs, 'schema' | 'document' | 'operationName' | 'variableValues'>

/** The rows that an operation may read, as a careful guess: lists count as long as they may be. */
export function rowsOf({ schema, document, operationName, variableValues }: Execution): number {
  const operation = getOperationAST(document, operationName)
  const root = operation && schema.getRootType(operation.operation)
  if (!operation || !root) return 0
  const { coerced } = getVariableValues(schema, operation.variableDefinitions ?? [], variableValues ?? {})
  // Variables of another type: nothing is executed.
  if (!coerced) return 0
  const fragments = new Map<string, FragmentDefinitionNode>()
  for (const node of document.definitions) {
    if (node.kind === Kind.FRAGMENT_DEFINITION) fragments.set(node.name.value, node)
  }
  return rowsOfSet(operation.selectionSet, root.name, null, { schema, fragments, variables: coerced, known: new Map() })
}
