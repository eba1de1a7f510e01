import { timingSafeEqual } from 'node:crypto'
import { CHANGED_PAGES } from '@kea/shared/constants/operator'
import { z } from 'zod'
import { sha256 } from '../../identity'
import type { Services } from '../../services'
import { readName, toCommand } from '../audit/service'
import { type Command, CommandRefusal, type Subcommand } from './command'
import { COMMANDS } from './commands'

/** The edge refuses a longer body. The longest argument is the content of a page. */
const requestSchema = z.object({
  args: z.array(z.string().max(100_000)).max(100),
  /** The operator's name, as they give it. */
  name: z.string().max(200).optional(),
})

const json = (value: unknown, status = 200, headers: HeadersInit = {}): Response =>
  Response.json(value, { status, headers: { 'Cache-Control': 'private, no-store', ...headers } })

const usageOf = ({ name, subcommands }: Command) =>
  subcommands.map(({ name: subcommand, params, about }) => ({
    command: [name, subcommand, params].filter(Boolean).join(' '),
    about,
  }))

/** Hashes have a fixed length, so the comparison time does not depend on the token or its length. */
async function isToken(given: string, token: string): Promise<boolean> {
  const encoder = new TextEncoder()
  const [a, b] = (await Promise.all([sha256(given), sha256(token)])).map((hash) => encoder.encode(hash))
  return a !== undefined && b !== undefined && timingSafeEqual(a, b)
}

async function mayOperate(request: Request, token: string): Promise<boolean> {
  const given = /^Bearer (.+)$/i.exec(request.headers.get('authorization') ?? '')?.[1]
  return given !== undefined && (await isToken(given, token))
}

async function readRequest(request: Request): Promise<z.infer<typeof requestSchema> | null> {
  try {
    return requestSchema.parse(await request.json())
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof z.ZodError) return null
    throw error
  }
}

/** The subcommand that the arguments name, and the remaining arguments. */
function findSubcommand(
  { subcommands }: Command,
  [first = '', ...rest]: readonly string[],
): [Subcommand, readonly string[]] | null {
  const named = first === '' ? undefined : subcommands.find(({ name }) => name === first)
  if (named) return [named, rest]
  const unnamed = subcommands.find(({ name }) => name === '')
  if (!unnamed || (first !== '' && unnamed.params === '')) return null
  return [unnamed, first === '' ? [] : [first, ...rest]]
}

const outcomeOf = (error: unknown) => (error instanceof CommandRefusal ? 'refused' : 'failed')

/**
 * POST `/operator` with `{"args": ["paid", "000000012"]}` and the OPERATOR_TOKEN: runs the command and answers
 * `{text, rows?}`. Without arguments it answers the usage. Every run leaves a row in the audit.
 */
export async function answerOperator(
  request: Request,
  services: Services,
  token: string | undefined,
): Promise<Response> {
  if (token === undefined || !(await mayOperate(request, token))) {
    return json({ message: 'The token is wrong.' }, 401, { 'WWW-Authenticate': 'Bearer' })
  }
  if (request.method !== 'POST') return json({ message: 'Commands are posted.' }, 405, { Allow: 'POST' })
  const given = await readRequest(request)
  if (!given) return json({ message: 'Send {"args": ["orders"]}.' }, 400)
  const [name, ...rest] = given.args
  if (name === undefined) return json({ usage: COMMANDS.flatMap(usageOf) })
  const command = COMMANDS.find((known) => known.name === name)
  if (!command) return json({ message: `There is no command "${name}".`, usage: COMMANDS.flatMap(usageOf) }, 404)
  const found = findSubcommand(command, rest)
  if (!found)
    return json({ message: `"${rest[0] ?? ''}" is not a subcommand of "${name}".`, usage: usageOf(command) }, 422)
  const [subcommand, args] = found
  const operator = { name: readName(given.name), token }
  const line = toCommand([name, subcommand.name], args.slice(0, subcommand.ids ?? 0))
  const run = () => subcommand.run(args, services)
  try {
    const { changed = [], ...answer } = await services.audit.record(operator, line, run, outcomeOf)
    return json(answer, 200, changed.length > 0 ? { [CHANGED_PAGES]: changed.join(' ') } : {})
  } catch (error) {
    if (!(error instanceof CommandRefusal)) throw error
    return json({ message: error.message, usage: usageOf(command) }, 422)
  }
}
