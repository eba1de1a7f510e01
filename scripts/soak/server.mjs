// The store as a process of its own, to be killed: `server.mjs <state> <module>` prints its address once it answers.
import { readFileSync } from 'node:fs'
import { startStore, storeUrls } from '../lib/store-server.mjs'

const [state, module] = process.argv.slice(2)
const server = startStore(state, { store: [{ path: 'store.js', contents: readFileSync(module, 'utf8') }] })
const { store } = await storeUrls(server, ['store'])
console.log(store)
