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

/** Maximum rows of one document. A page of the shop reads some 300 rows, a hundred products 5,000. */
export const ROWS_MAX = 40_000

/** Maximum rows that a field reads for each object in its answer. */
const ROWS: Readonly<Record<string, number>> = {
  'Query.cart': 1_000,
  'Query.customerCart': 1_000,
  'Query.categories': 1_200,
  'Query.categoryList': 1_200,
  'Query.countries': 50,
  'Query.country': 50,
  'Query.giftFinder': 3_000,
  'Query.guestOrder': 500,
  'Query.guestOrderByToken': 500,
  'Query.neonProductInfo': 100,
  'Query.pageDetails': 300,
  'Query.pageReviewData': 100,
  'Query.photogiftstartatprice': 2_500,
  'Query.route': 300,
  'Query.urlResolver': 300,
  'Query.readymadeTemplates': 300,
  'Query.savedDesignByToken': 300,
  'Query.sharedCart': 2_000,
  'Query.sharedWishlist': 400,
  'Query.weeklyDeals': 50,
  'CustomerOrders.items': 200,
  'Mutation.reorderItems': 1_000,
  'Mutation.shareCart': 1_000,
  'Mutation.addSharedCart': 2_000,
  'Mutation.addProductsToWishlist': 7_500,
  'GiftFinder.items': 70,
  'OrderItemInterface.proof': 30,
  'OrderTickets.items': 50,
  'Customer.referral': 300,
  'Customer.store_credit': 300,
  'Customer.reward_points': 500,
  'Customer.loyalty_level': 100,
  'CmsBlock.start_prices': 25,
  'CmsPage.remarketing_product_price': 100,
  'Products.aggregations': 110,
  'Products.items': 70,
  'Products.sort_fields': 150,
  'ProductInterface.related_products': 70,
  'Customer.reviews': 50,
  'WishlistItems.items': 75,
  'SharedWishlist.items': 75,
  // The choices of a part are mostly of one product, which is read once for an answer.
  'BundleItemOption.product': 20,
  'BundleItemOption.price_alone': 20,
  'ProductInterface.custom_attributesV2': 10,
  'ProductInterface.reviews': 5,
  'ProductInterface.rating_summary': 5,
  'ProductInterface.review_count': 5,
  'ProductInterface.best_seller_place': 5,
  'ProductReviews.items': 2,
  'ProductReview.product': 70,
  'SitePages.items': 8,
  'BlogPostListOutput.items': 10,
  'ProductQaOutput.items': 2,
}
/** Rows of a root field that is not in the table. */
const ROOT_ROWS = 20
/** Maximum lengths of lists without pages. */
const LENGTHS: Readonly<Record<string, number>> = {
  'CmsBlock.start_prices': 100,
  'CmsBlocks.items': 10,
  'ProductInterface.related_products': 4,
  'Customer.wishlists': 1,
  'SharedWishlist.items': 100,
  'Products.aggregations': 5,
  'BundleProduct.items': 4,
  'BundleItem.options': 3,
}
/** Assumed length of a list without a requested length. */
const LENGTH = 20
/** Maximum page size, also for a larger requested one. */
const PAGE_SIZE_MAX = 100
const PAGE_SIZES_MAX: Readonly<Record<string, number>> = { 'PageDetails.listing': 200, 'Query.sitePages': 1_000 }

interface CostContext {
  schema: GraphQLSchema
  fragments: ReadonlyMap<string, FragmentDefinitionNode>
  variables: Record<string, unknown>
  /** Costs of fragments, by name and page size. Each is computed once. */
  known: Map<string, number>
}

const isList = (field: GraphQLField<unknown, unknown>): boolean => {
  const type = isNonNullType(field.type) ? field.type.ofType : field.type
  return isListType(type)
}

/** The field of a type, with its name in the tables, which have the interface's name for a declared field. */
function fieldOf(schema: GraphQLSchema, parent: string, name: string) {
  const type = schema.getType(parent)
  if (!isObjectType(type) && !isInterfaceType(type)) return null
  const field = type.getFields()[name]
  if (!field) return null
  const declaring = type.getInterfaces().find((one) => `${one.name}.${name}` in ROWS)
  return { field, at: `${declaring?.name ?? parent}.${name}` }
}

/** The requested page size of a field; null for a field without pages. */
function pageSizeOf(node: FieldNode, field: GraphQLField<unknown, unknown>, at: string, { variables }: CostContext) {
  if (!field.args.some(({ name }) => name === 'pageSize')) return null
  return Math.min(Math.max(requestedSize(node, field, variables), 1), PAGE_SIZES_MAX[at] ?? PAGE_SIZE_MAX)
}

function requestedSize(
  node: FieldNode,
  field: GraphQLField<unknown, unknown>,
  variables: CostContext['variables'],
): number {
  try {
    return Number(getArgumentValues(field, node, variables).pageSize ?? LENGTH)
  } catch {
    // The executor refuses a field with a missing or wrong argument.
    return LENGTH
  }
}

/** Rows for one object of the type `parent`, whose lists have the length `pageSize`. */
function rowsOfSet(set: SelectionSetNode, parent: string, pageSize: number | null, context: CostContext): number {
  let rows = 0
  for (const node of set.selections) {
    if (node.kind === Kind.FIELD) rows += rowsOfField(node, parent, pageSize, context)
    else if (node.kind === Kind.INLINE_FRAGMENT) {
      rows += rowsOfSet(node.selectionSet, node.typeCondition?.name.value ?? parent, pageSize, context)
    } else rows += rowsOfFragment(node.name.value, pageSize, context)
  }
  return rows
}

function rowsOfFragment(name: string, pageSize: number | null, context: CostContext): number {
  const fragment = context.fragments.get(name)
  if (!fragment) return 0
  const key = `${name}|${pageSize}`
  const known = context.known.get(key)
  if (known !== undefined) return known
  // Validation refuses circles. Here the recursion must only end.
  context.known.set(key, 0)
  const rows = rowsOfSet(fragment.selectionSet, fragment.typeCondition.name.value, pageSize, context)
  context.known.set(key, rows)
  return rows
}

function rowsOfField(node: FieldNode, parent: string, pageSize: number | null, context: CostContext): number {
  const found = fieldOf(context.schema, parent, node.name.value)
  if (!found) return 0
  const { field, at } = found
  const own = ROWS[at] ?? (parent === 'Query' || parent === 'Mutation' ? ROOT_ROWS : 0)
  const length = isList(field) ? (LENGTHS[at] ?? pageSize ?? LENGTH) : 1
  const type = getNamedType(field.type)
  const below =
    node.selectionSet && isCompositeType(type)
      ? rowsOfSet(node.selectionSet, type.name, pageSizeOf(node, field, at, context), context)
      : 0
  return length * (own + below)
}

/** The arguments of the executor. */
export type Execution = Pick<ExecutionArgs, 'schema' | 'document' | 'operationName' | 'variableValues'>

/** The maximum number of rows that an operation may read: lists count with their maximum lengths. */
export function rowsOf({ schema, document, operationName, variableValues }: Execution): number {
  const operation = getOperationAST(document, operationName)
  const root = operation && schema.getRootType(operation.operation)
  if (!operation || !root) return 0
  const { coerced } = getVariableValues(schema, operation.variableDefinitions ?? [], variableValues ?? {})
  // With invalid variables nothing is executed.
  if (!coerced) return 0
  const fragments = new Map<string, FragmentDefinitionNode>()
  for (const node of document.definitions) {
    if (node.kind === Kind.FRAGMENT_DEFINITION) fragments.set(node.name.value, node)
  }
  return rowsOfSet(operation.selectionSet, root.name, null, { schema, fragments, variables: coerced, known: new Map() })
}
