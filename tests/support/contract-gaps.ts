import { type GraphQLSchema, isInputObjectType, isInterfaceType, isObjectType } from 'graphql'

/** A field or an argument's input of the contract: its type, and the types of its arguments. */
export interface ContractField {
  type: string
  args?: Record<string, string>
}

const withoutEnd = (type: string): string => type.replace(/!$/, '')

/** True if every answer of our type fits theirs: as strict, or stricter. */
const answers = (ours: string, theirs: string): boolean => ours === theirs || withoutEnd(ours) === theirs
/** True if our field accepts every value of theirs: as strict, or laxer. */
const accepts = (ours: string, theirs: string): boolean => ours === theirs || ours === withoutEnd(theirs)

/** What a schema lacks of a contract, by `Type.field`. Fields beyond the contract are allowed. */
export function contractGaps(schema: GraphQLSchema, contract: Readonly<Record<string, ContractField>>): string[] {
  return Object.entries(contract).flatMap(([name, { type, args = {} }]) => {
    const [owner = '', field = ''] = name.split('.')
    const found = schema.getType(owner)
    if (isInputObjectType(found)) {
      const input = found.getFields()[field]
      if (!input) return [name]
      return accepts(String(input.type), type) ? [] : [`${name} is ${input.type}, not ${type}`]
    }
    const output = isObjectType(found) || isInterfaceType(found) ? found.getFields()[field] : undefined
    if (!output) return [name]
    const ours = Object.fromEntries(output.args.map((arg) => [arg.name, String(arg.type)]))
    return [
      ...(answers(String(output.type), type) ? [] : [`${name} is ${output.type}, not ${type}`]),
      ...Object.entries(args).flatMap(([arg, asked]) => {
        const own = ours[arg]
        if (own === undefined) return [`${name}(${arg})`]
        return accepts(own, asked) ? [] : [`${name}(${arg}) is ${own}, not ${asked}`]
      }),
      // Clients of the contract do not send it.
      ...Object.entries(ours).flatMap(([arg, own]) =>
        own.endsWith('!') && !(arg in args) ? [`${name} requires ${arg}`] : [],
      ),
    ]
  })
}
