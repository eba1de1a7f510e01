// The store as a separate process, which can be killed. `server.mjs <state> <folder>` prints its URL when it is ready.
import { startStore, storeModules, storeUrls } from '../lib/store-server.mjs'

const [state, folder] = process.argv.slice(2)
const server = startStore(state, { store: storeModules(folder) })
const { store } = await storeUrls(server, ['store'])
console.log(store)
