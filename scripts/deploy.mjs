// `pnpm deploy`: creates what is missing, migrates, seeds, deploys the store before the edge, then looks at the result.
// Needs `wrangler login` (or CLOUDFLARE_API_TOKEN) and SITE_URL, the address shoppers will use. May run twice.
import { spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { migrate, seed } from './lib/database.mjs'
import { root, STORE_CONFIG, wrangler } from './lib/wrangler.mjs'

const DATABASE = 'kea-prints'
const BUCKET = 'kea-prints-files'
const PAGE_CACHE = 'kea-prints-pages'
/** Set where the deployer gives them; without them the shop refuses what they open. */
const OPTIONAL_SECRETS = ['CACHE_CLEAR_TOKEN', 'DEVELOPER_SECRET']
const mode = process.env.MODE ?? 'production'
const siteUrl = process.env.SITE_URL

if (!siteUrl?.startsWith('https://')) {
  console.error('Say where the shop will stand: SITE_URL=https://shop.example pnpm deploy')
  process.exit(1)
}

function ensureDatabase() {
  const find = () => JSON.parse(wrangler(['d1', 'list', '--json'])).find((entry) => entry.name === DATABASE)
  if (!find()) wrangler(['d1', 'create', DATABASE], { show: true })
  const path = join(root, STORE_CONFIG)
  const config = readFileSync(path, 'utf8')
  const current = config.replace(/^database_id = ".*"$/m, `database_id = "${find().uuid}"`)
  if (current !== config) writeFileSync(path, current)
}

function ensurePageCache() {
  const find = () => JSON.parse(wrangler(['kv', 'namespace', 'list'])).find((entry) => entry.title === PAGE_CACHE)
  if (!find()) wrangler(['kv', 'namespace', 'create', PAGE_CACHE], { show: true })
  const path = join(root, 'wrangler.toml')
  const config = readFileSync(path, 'utf8')
  const current = config.replace(/(binding = "PAGE_CACHE"\nid = ")[^"]*"/, `$1${find().id}"`)
  if (current !== config) writeFileSync(path, current)
}

function ensureBucket() {
  if (!wrangler(['r2', 'bucket', 'list']).includes(BUCKET)) wrangler(['r2', 'bucket', 'create', BUCKET], { show: true })
}

/** Names in .dev.vars.example that a Worker has no secret for, or that the deployer gives. */
function missingSecrets(config) {
  const wanted = readFileSync(join(root, '.dev.vars.example'), 'utf8').match(/^[A-Z_]+(?==)/gm) ?? []
  const list = spawnSync('node_modules/.bin/wrangler', ['secret', 'list', '-c', config], {
    cwd: root,
    encoding: 'utf8',
  })
  const have = list.status === 0 ? JSON.parse(list.stdout).map((secret) => secret.name) : []
  // A Worker that is not deployed yet has none.
  return wanted.filter((name) => process.env[name] || !have.includes(name))
}

function putSecret(name, value, config) {
  const put = spawnSync('node_modules/.bin/wrangler', ['secret', 'put', name, '-c', config], {
    cwd: root,
    input: value,
    encoding: 'utf8',
  })
  if (put.status !== 0) throw new Error(`secret ${name}: ${put.stderr}`)
}

/** Both Workers share their secrets, so a name that one of them lacks is set anew in both. */
function ensureSecrets() {
  const configs = ['wrangler.toml', STORE_CONFIG]
  for (const name of new Set(configs.flatMap(missingSecrets))) {
    const value = process.env[name] || randomBytes(32).toString('base64url')
    for (const config of configs) putSecret(name, value, config)
  }
  for (const name of OPTIONAL_SECRETS) if (process.env[name]) putSecret(name, process.env[name], 'wrangler.toml')
}

async function smokeTest() {
  for (const [path, status] of [
    ['/healthz', 200],
    ['/healthz?deep', 200],
    ['/robots.txt', 200],
    ['/sitemap.xml', 200],
    ['/', 200],
    ['/canvas-prints', 200],
    ['/no-such-page', 404],
  ]) {
    const answer = await fetch(siteUrl + path, { redirect: 'manual' })
    if (answer.status !== status) throw new Error(`${path} answered ${answer.status}, not ${status}`)
    console.log(`${path} ${answer.status}`)
  }
}

const vars = ['--var', `MODE:${mode}`, '--var', `SITE_URL:${siteUrl}`]
ensureDatabase()
ensureBucket()
ensurePageCache()
migrate(null)
seed(null)
spawnSync('node_modules/.bin/vite', ['build'], { cwd: root, stdio: 'inherit' })
wrangler(['deploy', '-c', STORE_CONFIG, ...vars], { show: true })
wrangler(['deploy', ...vars], { show: true })
ensureSecrets()
await smokeTest()
