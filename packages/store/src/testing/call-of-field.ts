import {
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputField,
  type GraphQLInputType,
  getNamedType,
  isCompositeType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
} from 'graphql'

/** Values that pass the checks of most inputs, by the name of the argument or field. */
const SAMPLES: Readonly<Record<string, string>> = {
  email: 'guards@example.nz',
  username: 'guards@example.nz',
  password: 'Kereru-flies-42',
  postcode: '1011',
  telephone: '021 123 4567',
  sku: 'canvas-print',
}

/** The captcha's token may be an argument instead of the header, so it is left out. */
const IS_TOKEN = /^recaptcha_response$/

function literal(name: string, type: GraphQLInputType): string {
  if (isNonNullType(type)) return literal(name, type.ofType)
  if (isListType(type)) return `[${literal(name, type.ofType)}]`
  if (isEnumType(type)) return type.getValues()[0]?.name ?? ''
  if (isInputObjectType(type)) return `{ ${list(Object.values(type.getFields()))} }`
  if (type.name === 'Boolean') return 'true'
  if (type.name === 'Int' || type.name === 'Float') return '1'
  return JSON.stringify(SAMPLES[name] ?? 'Aroha')
}

const list = (entries: readonly (GraphQLArgument | GraphQLInputField)[]): string =>
  entries
    .filter(({ name }) => !IS_TOKEN.test(name))
    .map(({ name, type }) => `${name}: ${literal(name, type)}`)
    .join(', ')

/** A document with this root field and a value for each of its arguments. */
export function callOf(operation: 'query' | 'mutation', { name, args, type }: GraphQLField<unknown, unknown>): string {
  const values = args.length > 0 ? `(${list(args)})` : ''
  return `${operation} { ${name}${values}${isCompositeType(getNamedType(type)) ? ' { __typename }' : ''} }`
}
