// `pnpm shop <command>`: runs the shop from a terminal. Without a command it says what can be done.
// The shop that `npm start` serves here; with --remote the one at SITE_URL, opened by OPERATOR_TOKEN.
// OPERATOR_NAME says who calls.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { plain, tableOf } from './lib/table.mjs'
import { root } from './lib/wrangler.mjs'

const words = process.argv.slice(2).filter((word) => word !== '--remote')
const isRemote = process.argv.includes('--remote')

function stop(message) {
  console.error(message)
  process.exit(1)
}

/** Where the shop is and what opens it. */
function target() {
  if (isRemote) {
    const { SITE_URL, OPERATOR_TOKEN } = process.env
    if (!SITE_URL?.startsWith('https://') || !OPERATOR_TOKEN) {
      stop('Say which shop: SITE_URL=https://shop.example OPERATOR_TOKEN=… pnpm shop --remote orders')
    }
    return { url: SITE_URL, token: OPERATOR_TOKEN }
  }
  const secrets = join(root, '.dev.vars')
  const token = existsSync(secrets) && /^OPERATOR_TOKEN=(.+)$/m.exec(readFileSync(secrets, 'utf8'))?.[1]
  if (!token) stop('There is no shop here yet: start it with npm start.')
  return { url: process.env.BASE_URL ?? `http://localhost:${process.env.PORT ?? 8787}`, token }
}

async function ask({ url, token }) {
  const init = {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    // Kept in the audit beside what was run.
    body: JSON.stringify({ words, name: process.env.OPERATOR_NAME }),
  }
  const answer = await fetch(new URL('/operator', url), init).catch(() =>
    stop(`The shop at ${url} does not answer. Start it with npm start, or say --remote.`),
  )
  return answer.json().catch(() => stop(`What is at ${url} is not the shop: status ${answer.status}.`))
}

const { text, rows = [], message, usage = [] } = await ask(target())
for (const part of [text, message, tableOf(rows)]) if (part) console.log(plain(part))
if (usage.length > 0) {
  console.log(tableOf(usage.map(({ say, about }) => ({ 'pnpm shop': say, '': about }))))
}
process.exit(message === undefined ? 0 : 1)
