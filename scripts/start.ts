// `npm start`: builds, migrates and seeds what changed, then serves the whole shop. PORT and STATE change where.
// `npm start -- --lan` also answers phones in the same network.
import { join, resolve } from 'node:path'
import { leftNotice } from '../packages/store/seed/describe-plan.ts'
import { buildWhenStale } from './lib/build.ts'
import { prepareDatabase } from './lib/database.ts'
import { keepAwake } from './lib/keep-awake.ts'
import { keepBuild } from './lib/keep-build.ts'
import { lanAddress } from './lib/lan-address.ts'
import { startLanFront } from './lib/lan-front.ts'
import { writeDevVars } from './lib/secrets.ts'
import { serve } from './lib/serve.ts'
import { root } from './lib/wrangler.ts'

const port = Number(process.env.PORT ?? 8787)
const state = resolve(root, process.env.STATE ?? '.local/state')

writeDevVars()
buildWhenStale()
const left = leftNotice(prepareDatabase(state))
if (left) console.log(left)
await keepBuild(state, join(root, 'dist/web'))
const lan = process.argv.includes('--lan') ? lanAddress() : null
const vars = {
  ...(process.env.BACKEND_URL && { BACKEND_URL: process.env.BACKEND_URL }),
  ...(lan && { LAN_URL: `http://${lan}:${port}` }),
}
const shop = await serve({ port, state, vars })
if (lan) await startLanFront({ address: lan, port })
keepAwake(shop.url)
console.log(`Kea Prints is open: ${shop.url}`)
console.log(`Mails that it would send: ${shop.url}/__mail`)
if (lan) console.log(`For phones in this network: ${vars.LAN_URL}`)

for (const signal of ['SIGINT', 'SIGTERM']) {
  process.on(signal, async () => {
    await shop.stop()
    process.exit(0)
  })
}
await shop.ended
process.exit(1)
