// The store as a separate process, which can be killed. `server.ts <state> <folder> <operator token> <postbox>` prints its
// URL and that of the copier when it is ready. Each line of input is `work`, the jobs of a minute, or an SQL statement;
// each is answered by the line `done` when it has run.
import { readFileSync } from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'
import { createInterface } from 'node:readline'
import { startStore, storeModules, storeUrls } from '../lib/store-server.ts'
import type { WorkerModule } from '../lib/worker-modules.ts'

const [state, folder, token, postbox] = process.argv.slice(2)
if (!state || !folder || !token || !postbox) throw new Error('server.ts <state> <folder> <operator token> <postbox>')
const moduleAt = (url: URL): WorkerModule[] => [
  { path: 'index.js', contents: stripTypeScriptTypes(readFileSync(url, 'utf8')) },
]
const workers = {
  store: storeModules(folder),
  copier: moduleAt(new URL('copier.ts', import.meta.url)),
  postbox: moduleAt(new URL('postbox-worker.ts', import.meta.url)),
}
const server = startStore(state, workers, {
  bindings: {
    MODE: 'local',
    OPERATOR_TOKEN: token,
    SIGNING_KEY: token,
    // The cost of captchas is not what is tried.
    ALTCHA_COST: '1',
    MAIL_FROM: 'shop@example.nz',
    POSTBOX: postbox,
  },
  services: { store: { EMAIL: 'postbox' } },
})
const urls = await storeUrls(server, ['store', 'copier'])
const worker = await server.getWorker('store')
const db = await server.getD1Database('DB', 'store')
console.log(urls.store, urls.copier)
/** On a busy machine connections to the runtime are closing when they are used, so a line may run more than once. */
async function run(line: string, tries = 5) {
  try {
    await (line === 'work' ? worker.scheduled({}) : db.prepare(line).run())
  } catch (error) {
    if (tries === 1) throw error
    await run(line, tries - 1)
  }
}
for await (const line of createInterface({ input: process.stdin })) {
  await run(line)
  console.log('done')
}
