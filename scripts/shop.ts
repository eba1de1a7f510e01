// `pnpm shop <command>`: runs the shop from a terminal. Without a command it lists the commands.
// It calls the shop that `npm start` serves; with --remote the shop at SITE_URL, with OPERATOR_TOKEN.
// OPERATOR_NAME is the operator's name in the audit.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { plain, tableOf } from './lib/table.ts'
import { root } from './lib/wrangler.ts'

/** The text of a file for an argument like `@about-us.html`. */
const textOf = (arg: string) =>
  arg.startsWith('@') && existsSync(arg.slice(1)) ? readFileSync(arg.slice(1), 'utf8') : arg

const args = process.argv
  .slice(2)
  .filter((arg) => arg !== '--remote')
  .map(textOf)
const isRemote = process.argv.includes('--remote')

function stop(message: string): never {
  console.error(message)
  process.exit(1)
}

/** The shop's address and its operator token. */
interface Target {
  url: string
  token: string
}

/** The answer of the shop's operator endpoint. */
interface Answer {
  text?: string
  rows?: Record<string, unknown>[]
  message?: string
  usage?: { command: string; about: string }[]
}

function target(): Target {
  if (isRemote) {
    const { SITE_URL, OPERATOR_TOKEN } = process.env
    if (!SITE_URL?.startsWith('https://') || !OPERATOR_TOKEN) {
      stop('Give the shop: SITE_URL=https://shop.example OPERATOR_TOKEN=… pnpm shop --remote orders')
    }
    return { url: SITE_URL, token: OPERATOR_TOKEN }
  }
  const secrets = join(root, '.dev.vars')
  const token = existsSync(secrets) && /^OPERATOR_TOKEN=(.+)$/m.exec(readFileSync(secrets, 'utf8'))?.[1]
  if (!token) stop('There is no local shop yet: start it with npm start.')
  return { url: process.env.BASE_URL ?? `http://localhost:${process.env.PORT ?? 8787}`, token }
}

async function call({ url, token }: Target): Promise<Answer> {
  const init = {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ args, name: process.env.OPERATOR_NAME }),
  }
  const answer = await fetch(new URL('/operator', url), init).catch(() =>
    stop(`The shop at ${url} does not answer. Start it with npm start, or use --remote.`),
  )
  const said = await answer
    .json()
    .catch(() =>
      stop(
        answer.status >= 500
          ? `The shop at ${url} is too busy to answer (status ${answer.status}). It may have carried the command out: look before you repeat it.`
          : `The server at ${url} is not the shop: status ${answer.status}.`,
      ),
    )
  return said as Answer
}

const { text, rows = [], message, usage = [] } = await call(target())
for (const part of [text, message, tableOf(rows)]) if (part) console.log(plain(part))
if (usage.length > 0) {
  console.log(tableOf(usage.map(({ command, about }) => ({ 'pnpm shop': command, '': about }))))
}
process.exit(message === undefined ? 0 : 1)
