// The store as a separate process, which can be killed. `server.mjs <state> <module>` prints its URL when it is ready.
import { readFileSync } from 'node:fs'
import { startStore, storeUrls } from '../lib/store-server.mjs'

const [state, module] = process.argv.slice(2)
const server = startStore(state, { store: [{ path: 'store.js', contents: readFileSync(module, 'utf8') }] })
const { store } = await storeUrls(server, ['store'])
console.log(store)
