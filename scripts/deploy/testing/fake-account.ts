// A fake Cloudflare account behind wrangler. It stores created resources, and refuses the same calls as the real one.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Row } from '../../../packages/store/seed/sql.ts'
import type { ProgramResult } from '../ask-wrangler.ts'

const WRITES = new Set([
  'd1 create',
  'd1 migrations',
  'd1 execute',
  'r2 bucket create',
  'r2 object put',
  'r2 object delete',
  'kv namespace create',
  'deploy',
])

type Args = readonly string[]

const option = (args: Args, name: string) => (args.includes(name) ? args[args.indexOf(name) + 1] : undefined)

/** The value of an option that the call needs. */
function needed(args: Args, name: string) {
  const value = option(args, name)
  if (value === undefined) throw new Error(`wrangler ${args.join(' ')} has no ${name}`)
  return value
}

const setting = (toml: string, name: string) => new RegExp(`^${name} = "?([^"\n]*)"?$`, 'm').exec(toml)?.[1]

class Refused extends Error {}

const refuse = (message: string): never => {
  throw new Refused(message)
}

interface Resource {
  name: string
  location?: string
}

interface FakeWorker {
  secrets: Record<string, string>
  vars: { MODE?: string; SITE_URL?: string }
  workersDev?: string
  previewUrls?: string
  domain: string | null
  version: string
}

export interface Account {
  databases: (Resource & { uuid: string })[]
  buckets: Resource[]
  /** Contents of objects, by bucket and key. */
  objects: Record<string, string>
  namespaces: (Resource & { id: string })[]
  workers: Record<string, FakeWorker>
}

/** When a call loses the network: before it has an effect, or before its response. */
export type Moment = 'before' | 'after'

interface Failure {
  when: Moment
  isAt: (args: Args) => boolean
}

/**
 * @param folder with the two wrangler.toml
 * @param runSql runs statements on a migrated database, and returns the rows of each
 */
export function createFakeAccount(folder: string, runSql: (statements: readonly string[]) => Promise<Row[][]>) {
  const account: Account = {
    databases: [],
    buckets: [{ name: 'kea-prints-files-old' }],
    objects: {},
    namespaces: [],
    workers: {},
  }
  const calls: Args[] = []
  let isMigrated = false
  let uploads = 0
  let failure: Failure | null = null

  /** Bucket and key of a call. */
  const objectOf = (args: Args) => {
    const [, , , path = ''] = args
    if (!args.includes('--remote')) throw new Error('Without --remote wrangler uses the local R2.')
    return account.buckets.some(({ name }) => path.startsWith(`${name}/`))
      ? path
      : refuse('bucket not found [code: 10006]')
  }

  const create = <T extends Resource>(list: T[], entry: T) => {
    if (list.some(({ name }) => name === entry.name)) {
      throw new Refused(`${entry.name} already exists, and you own it. [code: 10004]`)
    }
    list.push(entry)
    return `Created ${entry.name}`
  }

  async function execute(args: Args) {
    const toml = readFileSync(join(folder, needed(args, '-c')), 'utf8')
    if (!account.databases.some(({ uuid }) => uuid === setting(toml, 'database_id'))) {
      throw new Refused('database not found [code: 7404]')
    }
    if (args[1] === 'migrations') {
      isMigrated = true
      return 'applied'
    }
    if (!isMigrated) throw new Refused('no such table: products')
    const file = option(args, '--file')
    const statements = file
      ? readFileSync(file, 'utf8')
          .split(/;\n|;$/)
          .filter(Boolean)
      : needed(args, '--command').split('; ')
    const rows = await runSql(statements)
    return `Executing\n${JSON.stringify(rows.map((results) => ({ results })))}`
  }

  function deploy(args: Args) {
    const toml = readFileSync(join(folder, needed(args, '-c')), 'utf8')
    const name = setting(toml, 'name') ?? ''
    const isStore = name === 'kea-prints-store'
    if (isStore && !account.databases.some(({ uuid }) => uuid === setting(toml, 'database_id'))) {
      throw new Refused('binding DB of type d1 must have a valid id')
    }
    if (isStore && !account.buckets.some((bucket) => bucket.name === setting(toml, 'bucket_name'))) {
      throw new Refused('R2 bucket not found [code: 10085]')
    }
    const lacksBuilds = !account.buckets.some((bucket) => bucket.name === setting(toml, 'bucket_name'))
    if (!isStore && lacksBuilds) throw new Refused('R2 bucket not found [code: 10085]')
    if (!isStore && !account.workers['kea-prints-store']) {
      throw new Refused('Could not resolve service binding STORE [code: 10143]')
    }
    if (!isStore && !account.namespaces.some(({ id }) => id === /PAGE_CACHE"\nid = "(.*)"/.exec(toml)?.[1])) {
      throw new Refused('KV namespace not found [code: 10041]')
    }
    const file = option(args, '--secrets-file')
    uploads += 1
    const version = `00000000-0000-0000-0000-${String(uploads).padStart(12, '0')}`
    account.workers[name] = {
      secrets: { ...account.workers[name]?.secrets, ...(file ? JSON.parse(readFileSync(file, 'utf8')) : {}) },
      // Like the real one: a plain deployment uses the settings of the file and does not change the domain.
      vars: { MODE: setting(toml, 'MODE'), SITE_URL: setting(toml, 'SITE_URL') },
      workersDev: setting(toml, 'workers_dev'),
      previewUrls: setting(toml, 'preview_urls'),
      domain: option(args, '--domain') ?? account.workers[name]?.domain ?? null,
      version,
    }
    return `Uploaded ${name}\nCurrent Version ID: ${version}`
  }

  const answers: Record<string, (args: Args) => string | Promise<string>> = {
    'd1 list': () => JSON.stringify(account.databases),
    'd1 create': ([, , name = '', ...args]) =>
      create(account.databases, { name, uuid: 'id-of-the-database', location: option(args, '--location') }),
    'd1 migrations': execute,
    'd1 execute': execute,
    'r2 bucket list': () =>
      `Listing buckets...\n${account.buckets.map(({ name }) => `name:           ${name}\ncreation_date:  2026-01-01`).join('\n\n')}`,
    'r2 bucket create': ([, , , name = '', ...args]) =>
      create(account.buckets, { name, location: option(args, '--location') }),
    'r2 object get': (args) => account.objects[objectOf(args)] ?? refuse('The specified key does not exist.'),
    'r2 object put': (args) => {
      account.objects[objectOf(args)] = readFileSync(needed(args, '--file'), 'utf8')
      return 'Upload complete.'
    },
    'r2 object delete': (args) => {
      delete account.objects[objectOf(args)]
      return 'Delete complete.'
    },
    'kv namespace list': () => JSON.stringify(account.namespaces.map(({ name, id }) => ({ title: name, id }))),
    'kv namespace create': ([, , , name = '']) => create(account.namespaces, { name, id: 'id-of-the-namespace' }),
    'secret list': (args) => {
      const name = setting(readFileSync(join(folder, needed(args, '-c')), 'utf8'), 'name') ?? ''
      const worker = account.workers[name]
      if (!worker) throw new Refused(`Worker "${name}" not found.\n\nIf this is a new Worker, deploy first.`)
      return JSON.stringify(Object.keys(worker.secrets).map((secret) => ({ name: secret })))
    },
    deploy,
  }

  const kindOf = (args: Args) =>
    Object.keys(answers).find((kind) => args.slice(0, kind.split(' ').length).join(' ') === kind) ?? 'nothing known'

  const isWrite = (args: Args) => WRITES.has(kindOf(args)) && !args.includes('--command')

  return {
    account,
    /** The calls, in order. */
    calls,
    writes: () => calls.filter(isWrite),
    /**
     * Fails the network once, at the call with this number or at the next that begins with this text: before the call has
     * an effect, or before its response.
     */
    failAt(at: number | string, when: Moment) {
      const last = calls.length
      failure = {
        when,
        isAt: (args) => (typeof at === 'number' ? calls.length === last + at : args.join(' ').startsWith(at)),
      }
    },
    /** Runs a call. */
    async run(args: Args): Promise<ProgramResult> {
      calls.push(args)
      const fails = failure?.isAt(args) ? failure.when : null
      if (fails) failure = null
      const lost = { status: 1, stdout: '', stderr: 'A request to the Cloudflare API failed: fetch failed' }
      if (fails === 'before') return lost
      try {
        const answer = answers[kindOf(args)]
        if (!answer) throw new Error(`The account knows no wrangler ${args.join(' ')}`)
        const stdout = await answer(args)
        return fails === 'after' ? lost : { status: 0, stdout, stderr: '' }
      } catch (error) {
        if (!(error instanceof Refused)) throw error
        if (fails === 'after') return lost
        return { status: 1, stdout: '', stderr: `✘ [ERROR] ${error.message}` }
      }
    },
  }
}
