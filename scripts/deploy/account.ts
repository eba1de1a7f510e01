// Resources of the account: lists and creates them. Names must match exactly: kea-prints-files-old is another bucket.
import type { Row } from '../../packages/store/seed/sql.ts'
import { type Wrangler, WranglerFailure } from './ask-wrangler.ts'

export const STORE_CONFIG = 'packages/store/wrangler.toml'
/** Location of database and bucket: Oceania, near the shoppers. */
const LOCATION = ['--location', 'oc']

/** The JSON in wrangler's output, which may have other text before it. */
function readJson<T>(text: string): T {
  const start = text.search(/^[[{]/m)
  if (start < 0) throw new Error(`Wrangler answered no JSON: ${text.trim().slice(0, 200)}`)
  return JSON.parse(text.slice(start))
}

export const databaseId = async (wrangler: Wrangler, name: string): Promise<string | null> =>
  readJson<{ name: string; uuid: string }[]>(await wrangler(['d1', 'list', '--json'])).find(
    (entry) => entry.name === name,
  )?.uuid ?? null

export const createDatabase = (wrangler: Wrangler, name: string) => wrangler(['d1', 'create', name, ...LOCATION])

export const namespaceId = async (wrangler: Wrangler, title: string): Promise<string | null> =>
  readJson<{ title: string; id: string }[]>(await wrangler(['kv', 'namespace', 'list'])).find(
    (entry) => entry.title === title,
  )?.id ?? null

export const createNamespace = (wrangler: Wrangler, title: string) => wrangler(['kv', 'namespace', 'create', title])

/** Wrangler lists the first page of an account's buckets only; `createBucket` allows for that. */
export async function hasBucket(wrangler: Wrangler, name: string): Promise<boolean> {
  const names = [...(await wrangler(['r2', 'bucket', 'list'])).matchAll(/^name:\s+(\S+)\s*$/gm)]
  return names.some(([, found]) => found === name)
}

const IS_OURS = /\b10004\b|already exists, and you own it/

export async function createBucket(wrangler: Wrangler, name: string): Promise<void> {
  try {
    await wrangler(['r2', 'bucket', 'create', name, ...LOCATION])
  } catch (error) {
    if (!(error instanceof WranglerFailure && IS_OURS.test(error.said))) throw error
  }
}

/** The text of an object; null for a missing one. Any other failure is thrown. */
export async function readObject(wrangler: Wrangler, bucket: string, key: string): Promise<string | null> {
  try {
    return await wrangler(['r2', 'object', 'get', `${bucket}/${key}`, '--remote', '--pipe'])
  } catch (error) {
    if (error instanceof WranglerFailure && error.said.includes('The specified key does not exist.')) return null
    throw error
  }
}

export const putObject = (wrangler: Wrangler, bucket: string, key: string, file: string) =>
  wrangler(['r2', 'object', 'put', `${bucket}/${key}`, '--remote', '--file', file])

/** Also of an object that is gone already. */
export const deleteObject = (wrangler: Wrangler, bucket: string, key: string) =>
  wrangler(['r2', 'object', 'delete', `${bucket}/${key}`, '--remote'])

/** Names of a Worker's secrets; null for a Worker that does not exist yet. Any other failure is thrown. */
export async function secretNames(wrangler: Wrangler, worker: string, config: string): Promise<string[] | null> {
  try {
    return readJson<{ name: string }[]>(await wrangler(['secret', 'list', '-c', config])).map(({ name }) => name)
  } catch (error) {
    if (error instanceof WranglerFailure && error.said.includes(`Worker "${worker}" not found`)) return null
    throw error
  }
}

const REMOTE = ['-c', STORE_CONFIG, '--remote']

export const migrate = (wrangler: Wrangler) => wrangler(['d1', 'migrations', 'apply', 'DB', ...REMOTE])

/** The result rows of each statement. */
export const readRows = async <T = Row>(wrangler: Wrangler, statements: readonly string[]): Promise<T[][]> =>
  readJson<{ results: T[] }[]>(
    await wrangler(['d1', 'execute', 'DB', ...REMOTE, '--json', '--command', statements.join('; ')]),
  ).map(({ results }) => results)

export const runFile = (wrangler: Wrangler, file: string) =>
  wrangler(['d1', 'execute', 'DB', ...REMOTE, '--yes', '--file', file])

/** Uploads a Worker. Returns the id of the version, or null if wrangler does not print it. */
export async function deployWorker(wrangler: Wrangler, args: readonly string[]): Promise<string | null> {
  const said = await wrangler(['deploy', ...args])
  return /Version ID: ([0-9a-f-]{36})/.exec(said)?.[1] ?? null
}
