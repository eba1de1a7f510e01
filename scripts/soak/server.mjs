// The store as a separate process, which can be killed. `server.mjs <state> <folder> <operator token>` prints its URL and
// that of the copier when it is ready. Each line of input starts the jobs of a minute.
import { readFileSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { startStore, storeModules, storeUrls } from '../lib/store-server.mjs'

const [state, folder, token] = process.argv.slice(2)
const copier = { path: 'copier.js', contents: readFileSync(new URL('copier.mjs', import.meta.url), 'utf8') }
const workers = { store: storeModules(folder), copier: [copier] }
// The cost of captchas is not what is tried.
const bindings = { MODE: 'local', OPERATOR_TOKEN: token, SIGNING_KEY: token, ALTCHA_COST: '1' }
const server = startStore(state, workers, { bindings })
const urls = await storeUrls(server, ['store', 'copier'])
const worker = await server.getWorker('store')
console.log(urls.store, urls.copier)
for await (const _ of createInterface({ input: process.stdin })) await worker.scheduled({})
