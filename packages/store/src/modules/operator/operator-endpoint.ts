import { timingSafeEqual } from 'node:crypto'
import { CHANGED_PAGES } from '@kea/shared/constants/operator'
import { z } from 'zod'
import { sha256 } from '../../identity'
import type { Services } from '../../services'
import { readName, toCommand } from '../audit/service'
import { type Command, CommandRefusal, type Way } from './command'
import { COMMANDS } from './commands'

/** The edge lets no longer request through. */
const requestSchema = z.object({
  words: z.array(z.string().max(5000)).max(100),
  /** Who calls, by the name that they give themselves. */
  name: z.string().max(200).optional(),
})

const json = (value: unknown, status = 200, headers: HeadersInit = {}): Response =>
  Response.json(value, { status, headers: { 'Cache-Control': 'private, no-store', ...headers } })

const usageOf = ({ name, ways }: Command) =>
  ways.map(({ word, takes, about }) => ({ say: [name, word, takes].filter(Boolean).join(' '), about }))

/** Hashes have one length, so the time it takes says nothing of the token, not even how long it is. */
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

/** The way that the words name, and the words that are left for it. */
function wayOf({ ways }: Command, [first = '', ...rest]: readonly string[]): [Way, readonly string[]] | null {
  const named = first === '' ? undefined : ways.find(({ word }) => word === first)
  if (named) return [named, rest]
  const plain = ways.find(({ word }) => word === '')
  if (!plain || (first !== '' && plain.takes === '')) return null
  return [plain, first === '' ? [] : [first, ...rest]]
}

const outcomeOf = (error: unknown) => (error instanceof CommandRefusal ? 'refused' : 'failed')

/**
 * POST `/operator` with `{"words": ["paid", "000000012"]}`, for whoever has the OPERATOR_TOKEN: does the command and
 * answers `{text, rows?}`. Without words it answers what can be said. Every run leaves a row in the audit.
 */
export async function answerOperator(
  request: Request,
  services: Services,
  token: string | undefined,
): Promise<Response> {
  if (token === undefined || !(await mayOperate(request, token))) {
    return json({ message: 'The token is not right.' }, 401, { 'WWW-Authenticate': 'Bearer' })
  }
  if (request.method !== 'POST') return json({ message: 'Commands are posted.' }, 405, { Allow: 'POST' })
  const said = await readRequest(request)
  if (!said) return json({ message: 'Send {"words": ["orders"]}.' }, 400)
  const [name, ...rest] = said.words
  if (name === undefined) return json({ usage: COMMANDS.flatMap(usageOf) })
  const command = COMMANDS.find((known) => known.name === name)
  if (!command) return json({ message: `There is no command "${name}".`, usage: COMMANDS.flatMap(usageOf) }, 404)
  const found = wayOf(command, rest)
  if (!found) return json({ message: `"${rest[0] ?? ''}" is no part of "${name}".`, usage: usageOf(command) }, 422)
  const [way, left] = found
  const operator = { name: readName(said.name), token }
  const line = toCommand([name, way.word], left.slice(0, way.ids ?? 0))
  const run = () => way.run(left, services)
  try {
    const { changed = [], ...answer } = await services.audit.record(operator, line, run, outcomeOf)
    return json(answer, 200, changed.length > 0 ? { [CHANGED_PAGES]: changed.join(' ') } : {})
  } catch (error) {
    if (!(error instanceof CommandRefusal)) throw error
    return json({ message: error.message, usage: usageOf(command) }, 422)
  }
}
