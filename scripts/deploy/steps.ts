// The steps of the deployment: what each reads, changes and prints. Every step may run twice.
import { randomBytes } from 'node:crypto'
import { summaryOf } from '../../packages/store/seed/describe-plan.ts'
import {
  isEmptyPlan,
  needsFirstSeed,
  type Plan,
  planFrom,
  READS,
  SAMPLES_STATE,
  SEED_STATE,
  type SeedState,
  samplesPlan,
  statementLine,
  writeStatements,
} from '../../packages/store/seed/seed-database.ts'
import {
  createBucket,
  createDatabase,
  createNamespace,
  databaseId,
  deployWorker,
  hasBucket,
  migrate,
  namespaceId,
  readRows,
  runFile,
  STORE_CONFIG,
  secretNames,
} from './account.ts'
import { BANK_SETTINGS, type BankSetting, bankNotice } from './bank-details.ts'
import { buildBucket, keepBuild, removeBuilds } from './build-steps.ts'
import { chooseSecrets, type Secrets, type WorkerName } from './choose-secrets.ts'
import { varsOf, withDatabaseId, withNamespaceId, withVar, withWorkersDev } from './config-files.ts'
import type { Deployment } from './deployment.ts'
import { lookAt } from './look.ts'
import { outsideNotices } from './outside-services.ts'
import type { Step } from './run-steps.ts'
import { DeployRefusal } from './target.ts'

const DATABASE = 'kea-prints'
const BUCKET = 'kea-prints-files'
const PAGE_CACHE = 'kea-prints-pages'
export const EDGE = 'kea-prints'
const STORE = 'kea-prints-store'
export const EDGE_CONFIG = 'wrangler.toml'

const WORKERS: readonly WorkerName[] = ['store', 'edge']

/** What an earlier step has put into the deployment. */
function found<T>(value: T | undefined, name: string): T {
  if (value === undefined) throw new Error(`deploy: ${name} are not known yet`)
  return value
}

const randomSecret = () => randomBytes(32).toString('base64url')

const build: Step<Deployment> = {
  name: 'Build the web',
  look: async () => ({}),
  change: ({ build: run }) => run(),
}

/** Writes `edit(text)` into a file of the folder if it differs. */
function edited({ files }: Deployment, path: string, edit: (text: string) => string) {
  const text = files.read(path)
  const changed = edit(text)
  if (changed !== text) files.write(path, changed)
}

const settings: Step<Deployment> = {
  name: 'Write address and mode into the wrangler.toml files',
  look: async ({ target }) => ({ say: `${target.siteUrl}, ${target.mode}` }),
  async change(context) {
    const { siteUrl, mode, isOnWorkersDev } = context.target
    const withTarget = (text: string) => withVar(withVar(text, 'SITE_URL', siteUrl), 'MODE', mode)
    edited(context, EDGE_CONFIG, (text) => withWorkersDev(withTarget(text), isOnWorkersDev))
    edited(context, STORE_CONFIG, withTarget)
  },
}

const database: Step<Deployment> = {
  name: 'Create the database in Oceania',
  async look(context) {
    context.databaseId = await databaseId(context.wrangler, DATABASE)
    return { done: context.databaseId !== null, say: DATABASE }
  },
  change: ({ wrangler }) => createDatabase(wrangler, DATABASE),
}

/** A created resource must be in the account's list. */
function known(id: string | null | undefined, name: string) {
  if (!id) throw new DeployRefusal(`${name} was created, but the account does not list it yet.`)
  return id
}

const databaseBinding: Step<Deployment> = {
  name: 'Bind the database to the store',
  async look(context) {
    context.databaseId ??= context.isDryRun ? null : await databaseId(context.wrangler, DATABASE)
    return { say: context.databaseId ?? 'its id' }
  },
  async change(context) {
    edited(context, STORE_CONFIG, (text) => withDatabaseId(text, known(context.databaseId, DATABASE)))
  },
}

const bucket: Step<Deployment> = {
  name: 'Create the bucket in Oceania',
  look: async ({ wrangler }) => ({ done: await hasBucket(wrangler, BUCKET), say: BUCKET }),
  change: ({ wrangler }) => createBucket(wrangler, BUCKET),
}

const pageCache: Step<Deployment> = {
  name: 'Create the page cache',
  async look(context) {
    context.namespaceId = await namespaceId(context.wrangler, PAGE_CACHE)
    return { done: context.namespaceId !== null, say: PAGE_CACHE }
  },
  change: ({ wrangler }) => createNamespace(wrangler, PAGE_CACHE),
}

const pageCacheBinding: Step<Deployment> = {
  name: 'Bind the page cache to the edge',
  async look(context) {
    context.namespaceId ??= context.isDryRun ? null : await namespaceId(context.wrangler, PAGE_CACHE)
    return { say: context.namespaceId ?? 'its id' }
  },
  async change(context) {
    edited(context, EDGE_CONFIG, (text) => withNamespaceId(text, known(context.namespaceId, PAGE_CACHE)))
  },
}

const migrations: Step<Deployment> = {
  name: 'Migrate the database',
  look: async () => ({ say: 'what is new in packages/store/migrations' }),
  change: ({ wrangler }) => migrate(wrangler),
}

/** The plan of the seed files for the deployed database. */
const seedPlan = async ({ wrangler, seed }: Deployment, options: { adopt?: boolean } = {}) =>
  planFrom(await readRows(wrangler, READS), { ...seed, ...options })

/** Runs a plan in the deployed database. */
async function write({ wrangler, files }: Deployment, plan: Plan) {
  const file = files.writePrivate('seed.sql', writeStatements(plan).map(statementLine).join('\n'))
  await runFile(wrangler, file)
  files.removePrivate('seed.sql')
}

const content: Step<Deployment> = {
  name: 'Fill an empty database from the seed files',
  async look(context) {
    if (context.isDryRun) return { say: 'a database with content is left alone' }
    const [[state] = []] = await readRows<SeedState>(context.wrangler, [SEED_STATE])
    return needsFirstSeed(found(state, 'the numbers of rows'))
      ? {}
      : { done: true, say: 'has content, which is left alone' }
  },
  change: async (context) => write(context, await seedPlan(context, { adopt: true })),
}

/** Everybody knows the password of the sample customer, so it must be gone before the shop is deployed. */
const samples: Step<Deployment> = {
  name: 'Remove the sample customers and reviews of a preview',
  async look(context) {
    const { target, wrangler, seed, isDryRun } = context
    if (target.mode === 'preview') return { done: true, say: 'a preview keeps them' }
    if (isDryRun) return { say: 'if the database was a preview' }
    const [rows = []] = await readRows(wrangler, [SAMPLES_STATE])
    context.samples = samplesPlan(rows, seed.samples)
    return isEmptyPlan(context.samples) ? { done: true, say: 'there are none' } : {}
  },
  change: (context) => write(context, found(context.samples, 'the samples')),
}

const secretFile = (worker: WorkerName) => `${worker}-secrets.json`

const secrets: Step<Deployment> = {
  name: 'Choose the secrets that go up with the Workers',
  async look(context) {
    const { wrangler, env, files } = context
    const have = {
      store: await secretNames(wrangler, STORE, STORE_CONFIG),
      edge: await secretNames(wrangler, EDGE, EDGE_CONFIG),
    }
    const pendingOf = (worker: WorkerName): Secrets => JSON.parse(files.readPrivate(secretFile(worker)) ?? '{}')
    const pending = { store: pendingOf('store'), edge: pendingOf('edge') }
    context.secrets = chooseSecrets({ have, env, pending, random: randomSecret })
    const names = Object.entries(context.secrets).flatMap(([worker, values]) =>
      Object.keys(values).map((name) => `${name} (${worker})`),
    )
    return { done: names.length === 0, say: names.join(', ') || 'all are set' }
  },
  /** Secrets stay in files until both Workers have them, so that the next run after an interruption uses the same. */
  async change({ files, secrets: chosen }) {
    const values = found(chosen, 'the secrets')
    for (const worker of WORKERS) files.writePrivate(secretFile(worker), JSON.stringify(values[worker]))
  },
}

/** Secrets are uploaded with the code, so no version runs without them. */
const secretArgs = ({ files, secrets: chosen }: Deployment, worker: WorkerName) =>
  Object.keys(found(chosen, 'the secrets')[worker]).length > 0
    ? ['--secrets-file', files.privatePath(secretFile(worker))]
    : []

const store: Step<Deployment> = {
  name: 'Deploy the store',
  look: async () => ({ say: STORE }),
  change: (context) => deployWorker(context.wrangler, ['-c', STORE_CONFIG, ...secretArgs(context, 'store')]),
}

const edge: Step<Deployment> = {
  name: 'Deploy the edge',
  look: async ({ target }) => ({
    say: target.isOnWorkersDev
      ? `${EDGE}, at ${target.host}`
      : `${EDGE}, with the domain ${target.host}: a DNS record of that name gives way`,
  }),
  async change(context) {
    const { target } = context
    const domain = target.isOnWorkersDev ? [] : ['--domain', target.host]
    context.version = await deployWorker(context.wrangler, [
      ...['-c', EDGE_CONFIG],
      ...domain,
      ...secretArgs(context, 'edge'),
    ])
    for (const worker of WORKERS) context.files.removePrivate(secretFile(worker))
  },
}

const look: Step<Deployment> = {
  name: 'Look at the shop',
  look: async ({ target, origin }) => ({ say: origin ?? target.siteUrl }),
  change: ({ target, origin, version, say, waits }) =>
    lookAt(origin ?? target.siteUrl, { version: version ?? null, say, ...waits }),
}

/** Content of new seed files may need the new code, so it is not offered before the code is there. */
const news: Step<Deployment> = {
  name: 'See what the seed files have that is new',
  async look(context) {
    if (context.isDryRun) return { say: 'pnpm seed --remote writes it' }
    const plan = await seedPlan(context)
    return { done: true, say: isEmptyPlan(plan) ? 'nothing' : `pnpm seed --remote would write: ${summaryOf(plan)}` }
  },
  change: async () => {},
}

const bank: Step<Deployment> = {
  name: 'See whether the shop can be paid',
  look: async () => ({ say: 'its bank account' }),
  async change({ wrangler, target, say }) {
    const [rows = []] = await readRows<BankSetting>(wrangler, [BANK_SETTINGS])
    const notice = bankNotice(rows, target)
    if (notice) say(notice)
  },
}

const outside: Step<Deployment> = {
  name: 'See what outside services loosen',
  async look({ files, wrangler, isDryRun, secrets: chosen }) {
    const edgeVars = varsOf(files.read(EDGE_CONFIG))
    // The account is asked only where there is something to tell.
    const isAsked = edgeVars.PIXEL_IDS && !isDryRun
    const have = isAsked ? ((await secretNames(wrangler, STORE, STORE_CONFIG)) ?? []) : []
    const given = Object.keys(chosen?.store ?? {})
    const notices = outsideNotices(edgeVars, varsOf(files.read(STORE_CONFIG)), [...have, ...given])
    return { done: true, say: notices.length > 0 ? notices.join('\n') : 'nothing' }
  },
  change: async () => {},
}

/**
 * In this order: a failed build creates nothing, the store is deployed before the edge that calls it, the files of the
 * build are kept before a shopper has it, and new content follows the code that reads it.
 */
export const STEPS: readonly Step<Deployment>[] = [
  build,
  settings,
  database,
  databaseBinding,
  bucket,
  buildBucket,
  pageCache,
  pageCacheBinding,
  migrations,
  content,
  samples,
  secrets,
  store,
  keepBuild,
  edge,
  look,
  removeBuilds,
  news,
  outside,
  bank,
]
