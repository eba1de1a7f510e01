// `npm start`: builds, migrates and seeds what changed, then serves the whole shop. PORT and STATE change where.
// `npm start -- --lan` also answers phones in the same network.
import { resolve } from 'node:path'
import { leftNotice } from '../packages/store/seed/describe-plan.mjs'
import { buildWhenStale } from './lib/build.mjs'
import { prepareDatabase } from './lib/database.mjs'
import { keepAwake } from './lib/keep-awake.mjs'
import { lanAddress } from './lib/lan-address.mjs'
import { startLanFront } from './lib/lan-front.mjs'
import { writeDevVars } from './lib/secrets.mjs'
import { serve } from './lib/serve.mjs'
import { root } from './lib/wrangler.mjs'

const port = Number(process.env.PORT ?? 8787)
const state = resolve(root, process.env.STATE ?? '.local/state')

writeDevVars()
buildWhenStale()
const left = leftNotice(prepareDatabase(state))
if (left) console.log(left)
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
