// A store that is killed and restarted with the same state.
import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { copyPrepared } from '../lib/database.ts'
import { bundleStore, startStore } from '../lib/store-server.ts'
import { send } from '../lib/store-shopper.ts'
import { memoryOf } from './memory.ts'
import { openPostbox } from './postbox.ts'

const SERVER = fileURLToPath(new URL('server.ts', import.meta.url))

/** True while a process of the group is running. */
function isRunning(group) {
  try {
    process.kill(-group, 0)
    return true
  } catch {
    return false
  }
}

/**
 * Returns `{ url, folder, start, restart, operate, work, change, mails, copyPhotos, memory, kill, kills, inspect, stop }`.
 * `inspect` reads database and files while no server runs.
 */
export async function openKilledStore() {
  const folder = mkdtempSync(join(tmpdir(), 'kea-soak-'))
  const state = join(folder, 'state')
  // Temporary files of a killed server are deleted with the folder.
  const scratch = join(folder, 'tmp')
  for (const path of [state, scratch]) mkdirSync(path)
  copyPrepared(state)
  const store = bundleStore(folder)
  const token = randomBytes(16).toString('hex')
  const postbox = await openPostbox()
  let running = null
  let kills = 0

  async function start() {
    const child = spawn(process.execPath, [SERVER, state, folder, token, postbox.url], {
      // Its own process group, so that Node and workerd are killed together.
      detached: true,
      stdio: ['pipe', 'pipe', 'inherit'],
      env: { ...process.env, TMPDIR: scratch },
    })
    const ended = new Promise((resolve) => child.once('exit', resolve))
    // It may be killed with an order on its way.
    child.stdin.on('error', () => {})
    const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]()
    const { value: said } = await lines.next()
    if (said === undefined) throw new Error('The store stopped while starting.')
    const [url, copier] = said.split(' ')
    running = { group: child.pid, url, copier, ended, lines, input: child.stdin }
  }

  /** Sends a line to the server and waits until it has run. */
  async function tell(line) {
    if (!running) throw new Error('The store does not run.')
    const { input, lines } = running
    input.write(`${line}\n`)
    if ((await lines.next()).done) throw new Error('The store was killed.')
  }

  async function end() {
    if (!running) return
    const { group, ended } = running
    running = null
    // A server that has ended by itself has no group any more; the error that it printed is the one to read.
    if (isRunning(group)) process.kill(-group, 'SIGKILL')
    await ended
    while (isRunning(group)) await sleep(5)
  }

  return {
    url: () => running?.url ?? 'http://127.0.0.1:1',
    folder,
    start,
    /** Runs a command of the operator. Returns its answer. */
    async operate(...args) {
      if (!running) throw new Error('The store does not run.')
      const headers = { authorization: `Bearer ${token}` }
      const { status, body } = await send(`${running.url}/operator`, { headers, body: JSON.stringify({ args }) })
      if (status !== 200) throw new Error(`${args[0]}: ${status} ${body}`)
      return JSON.parse(body)
    },
    /** Runs the jobs of a minute. */
    work: () => tell('work'),
    /** Runs an SQL statement of one line, as a change of the time would be. */
    change: (sql) => tell(sql.replaceAll(/\s+/g, ' ')),
    /** How often each mail was handed over, by its Message-ID. */
    mails: postbox.counts,
    /** Copies all photos within R2, without the store. */
    copyPhotos: () => send(running.copier, {}),
    /** Measures the running server from now on. */
    memory: () => memoryOf(running.group),
    kills: () => kills,
    /** Starts a new process. */
    async restart() {
      await end()
      await start()
    },
    /** Kills it at once, as in a power failure. */
    async kill() {
      kills += 1
      await end()
    },
    async inspect(read) {
      await end()
      const reader = startStore(state, { store })
      try {
        return await read(await reader.getD1Database('DB', 'store'), await reader.getR2Bucket('FILES', 'store'))
      } finally {
        await reader.dispose()
      }
    },
    async stop() {
      await end()
      postbox.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
