// A store that is killed and restarted with the same state.
import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { Writable } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import type { Miniflare } from 'miniflare'
import { copyPrepared } from '../lib/database.ts'
import { bundleStore, startStore } from '../lib/store-server.ts'
import { send } from '../lib/store-shopper.ts'
import { type Memory, memoryOf } from './memory.ts'
import { openPostbox } from './postbox.ts'

const SERVER = fileURLToPath(new URL('server.ts', import.meta.url))

export type Database = Awaited<ReturnType<Miniflare['getD1Database']>>
export type Files = Awaited<ReturnType<Miniflare['getR2Bucket']>>

/** An answer to a command of the operator. */
interface OperatorAnswer {
  /** The fields that are read; which there are depends on the command. */
  rows: { state?: string; reason?: string }[]
}

/** The server that runs. */
interface RunningServer {
  /** Its process group. */
  group: number
  url: string
  /** The URL of the copier. */
  copier: string
  ended: Promise<unknown>
  /** The lines that it prints. */
  lines: AsyncIterator<string>
  input: Writable
}

export interface KilledStore {
  url: () => string
  /** For temporary files; the state of the store is in it. */
  folder: string
  start: () => Promise<void>
  /** Starts a new process. */
  restart: () => Promise<void>
  /** Runs a command of the operator. */
  operate: (...args: string[]) => Promise<OperatorAnswer>
  /** Runs the jobs of a minute. */
  work: () => Promise<void>
  /** Runs an SQL statement, as a change of the time would be. */
  change: (sql: string) => Promise<void>
  /** How often each mail was handed over, by its Message-ID. */
  mails: Map<string, number>
  /** Copies all photos within R2, without the store. */
  copyPhotos: () => Promise<unknown>
  /** Measures the running server from now on. */
  memory: () => Memory | null
  /** Kills it at once, as in a power failure. */
  kill: () => Promise<void>
  kills: () => number
  /** Reads database and files while no server runs. */
  inspect: <Result>(read: (db: Database, files: Files) => Promise<Result>) => Promise<Result>
  stop: () => Promise<void>
}

/** True while a process of the group is running. */
function isRunning(group: number) {
  try {
    process.kill(-group, 0)
    return true
  } catch {
    return false
  }
}

export async function openKilledStore(): Promise<KilledStore> {
  const folder = mkdtempSync(join(tmpdir(), 'kea-soak-'))
  const state = join(folder, 'state')
  // Temporary files of a killed server are deleted with the folder.
  const scratch = join(folder, 'tmp')
  for (const path of [state, scratch]) mkdirSync(path)
  copyPrepared(state)
  const store = bundleStore(folder)
  const token = randomBytes(16).toString('hex')
  const postbox = await openPostbox()
  let running: RunningServer | null = null
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
    const { pid: group } = child
    if (said === undefined || group === undefined) throw new Error('The store stopped while starting.')
    const [url = '', copier = ''] = said.split(' ')
    running = { group, url, copier, ended, lines, input: child.stdin }
  }

  function server(): RunningServer {
    if (!running) throw new Error('The store does not run.')
    return running
  }

  /** Sends a line to the server and waits until it has run. */
  async function tell(line: string) {
    const { input, lines } = server()
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
    async operate(...args) {
      const { url } = server()
      const headers = { authorization: `Bearer ${token}` }
      const { status, body } = await send(`${url}/operator`, { headers, body: JSON.stringify({ args }) })
      if (status !== 200) throw new Error(`${args[0]}: ${status} ${body}`)
      return JSON.parse(body) as OperatorAnswer
    },
    work: () => tell('work'),
    change: (sql) => tell(sql.replaceAll(/\s+/g, ' ')),
    mails: postbox.counts,
    copyPhotos: () => send(server().copier, {}),
    memory: () => memoryOf(server().group),
    kills: () => kills,
    async restart() {
      await end()
      await start()
    },
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
