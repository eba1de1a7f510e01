// What the account has and what is created in it. Names are exact: a bucket called kea-prints-files-old is another one.
import { WranglerFailure } from './ask-wrangler.mjs'

export const STORE_CONFIG = 'packages/store/wrangler.toml'
/** Near the shoppers: what is asked for is kept and answered in Oceania. */
const LOCATION = ['--location', 'oc']

/** The JSON in what wrangler wrote; it may have said something before. */
function readJson(text) {
  const start = text.search(/^[[{]/m)
  if (start < 0) throw new Error(`Wrangler answered no JSON: ${text.trim().slice(0, 200)}`)
  return JSON.parse(text.slice(start))
}

export const databaseId = async (wrangler, name) =>
  readJson(await wrangler(['d1', 'list', '--json'])).find((entry) => entry.name === name)?.uuid ?? null

export const createDatabase = (wrangler, name) => wrangler(['d1', 'create', name, ...LOCATION])

export const namespaceId = async (wrangler, title) =>
  readJson(await wrangler(['kv', 'namespace', 'list'])).find((entry) => entry.title === title)?.id ?? null

export const createNamespace = (wrangler, title) => wrangler(['kv', 'namespace', 'create', title])

/** Wrangler lists the first page of an account's buckets only; `createBucket` allows for that. */
export async function hasBucket(wrangler, name) {
  const names = [...(await wrangler(['r2', 'bucket', 'list'])).matchAll(/^name:\s+(\S+)\s*$/gm)]
  return names.some(([, found]) => found === name)
}

const IS_OURS = /\b10004\b|already exists, and you own it/

export async function createBucket(wrangler, name) {
  try {
    await wrangler(['r2', 'bucket', 'create', name, ...LOCATION])
  } catch (error) {
    if (!(error instanceof WranglerFailure && IS_OURS.test(error.said))) throw error
  }
}

/** Names of a Worker's secrets; null for a Worker that is not there yet. Every other failure is one. */
export async function secretNames(wrangler, worker, config) {
  try {
    return readJson(await wrangler(['secret', 'list', '-c', config])).map(({ name }) => name)
  } catch (error) {
    if (error instanceof WranglerFailure && error.said.includes(`Worker "${worker}" not found`)) return null
    throw error
  }
}

const REMOTE = ['-c', STORE_CONFIG, '--remote']

export const migrate = (wrangler) => wrangler(['d1', 'migrations', 'apply', 'DB', ...REMOTE])

/** Rows that each of these statements answers. */
export const readRows = async (wrangler, statements) =>
  readJson(await wrangler(['d1', 'execute', 'DB', ...REMOTE, '--json', '--command', statements.join('; ')])).map(
    ({ results }) => results,
  )

export const runFile = (wrangler, file) => wrangler(['d1', 'execute', 'DB', ...REMOTE, '--yes', '--file', file])

/** Uploads a Worker; answers the id of the upload, or null where wrangler does not say it. */
export async function deployWorker(wrangler, args) {
  const said = await wrangler(['deploy', ...args])
  return /Version ID: ([0-9a-f-]{36})/.exec(said)?.[1] ?? null
}
