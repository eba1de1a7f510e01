import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { readD1Migrations } from '@cloudflare/vitest-pool-workers'
import { Miniflare } from 'miniflare'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sampleStatements } from '../../packages/store/seed/build-samples.ts'
import { READS } from '../../packages/store/seed/seed-database.ts'
import { seedRow } from '../../packages/store/seed/seed-row.ts'
import type { Row } from '../../packages/store/seed/sql.ts'
import { runSql, sqlWorker } from '../lib/local-sql.ts'
import { WranglerFailure, wranglerAt } from './ask-wrangler.ts'
import { type DeployOptions, deploy } from './deploy.ts'
import { createFakeAccount, type Moment } from './testing/fake-account.ts'
import { type FakeSite, startFakeSite } from './testing/fake-shop-site.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const CONFIGS = ['wrangler.toml', 'packages/store/wrangler.toml']
const WAITS = { upMs: 300, pageMs: 300, pauseMs: 10 }
const ENV = { SITE_URL: 'https://shop.example' }
const ROWS = [
  seedRow('config_values', { key: 'bank_account_name', value: 'Sample account, not real' }),
  seedRow('config_values', { key: 'bank_account_number', value: '00-0000-0000000-00' }),
  seedRow('redirects', { slug: 'canvas', target: 'canvas-prints' }),
  seedRow('products', { id: 1, sku: 'mug', url_key: 'mug', name: 'Mug', landing_path: '/mugs' }),
]

let miniflare: Miniflare
let site: FakeSite
const folders: string[] = []

const run = (statements: readonly string[]) => runSql<Row>(miniflare, statements)

beforeAll(async () => {
  miniflare = new Miniflare(sqlWorker('shop'))
  const migrations = await readD1Migrations(join(root, 'packages/store/migrations'))
  await run(migrations.flatMap(({ queries }) => queries))
  site = await startFakeSite()
}, 60_000)
afterAll(async () => {
  await site.stop()
  await miniflare.dispose()
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
})

const tables = READS.map((statement) => /FROM (\w+)/.exec(statement)?.[1])

/** A fresh account with an empty database, and copies of the wrangler.toml files without its ids. */
async function freshAccount() {
  await run([...tables].reverse().map((table) => `DELETE FROM ${table}`))
  const folder = mkdtempSync(join(tmpdir(), 'kea-deploy-'))
  folders.push(folder)
  for (const path of CONFIGS) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), readFileSync(join(root, path)))
  }
  const fake = createFakeAccount(folder, run)
  site.serve(fake.account)
  const lines: string[] = []
  return {
    ...fake,
    folder,
    lines,
    read: (path: string) => readFileSync(join(folder, path), 'utf8'),
    isPrivate: (name: string) => existsSync(join(folder, '.local/deploy', name)),
    /** The Worker of the store or of the edge. */
    worker(name: 'kea-prints' | 'kea-prints-store') {
      return fake.account.workers[name] ?? expect.fail(`There is no Worker ${name}.`)
    },
    deploy: (options: Partial<DeployOptions> = {}) =>
      deploy({
        folder,
        env: ENV,
        wrangler: async (args) => {
          const { status, stdout, stderr } = await fake.run(args)
          if (status !== 0) throw new WranglerFailure(args, `${stdout}\n${stderr}`)
          return stdout
        },
        build: () => {},
        seedFor: () => ({ rows: ROWS, samples: [] }),
        say: (line) => lines.push(line),
        origin: site.origin,
        waits: WAITS,
        ...options,
      }),
  }
}

type Shop = Awaited<ReturnType<typeof freshAccount>>

const contentOf = () => run(READS)

/** The result of a deployment, without random values. */
const stateOf = async ({ account, read }: Shop) => ({
  ...account,
  workers: Object.fromEntries(
    Object.entries(account.workers).map(([name, { secrets, version, ...worker }]) => [
      name,
      { ...worker, secrets: Object.keys(secrets).sort() },
    ]),
  ),
  configs: CONFIGS.map(read),
  content: await contentOf(),
})

const SETTINGS = { MODE: 'production', SITE_URL: 'https://shop.example' }

describe('the first run in a fresh account', () => {
  it('creates everything in Oceania and ends with a check of the shop', async () => {
    const fresh = await freshAccount()
    await fresh.deploy()
    const { content, configs, ...account } = await stateOf(fresh)
    expect(account).toEqual({
      databases: [{ name: 'kea-prints', uuid: 'id-of-the-database', location: 'oc' }],
      buckets: [{ name: 'kea-prints-files-old' }, { name: 'kea-prints-files', location: 'oc' }],
      namespaces: [{ name: 'kea-prints-pages', id: 'id-of-the-namespace' }],
      workers: {
        'kea-prints-store': {
          secrets: ['OPERATOR_TOKEN', 'SIGNING_KEY'],
          vars: SETTINGS,
          workersDev: 'false',
          previewUrls: 'false',
          domain: null,
        },
        'kea-prints': {
          secrets: ['SIGNING_KEY'],
          vars: SETTINGS,
          workersDev: 'false',
          previewUrls: 'false',
          domain: 'shop.example',
        },
      },
    })
    expect(content.flat().filter(({ sku }) => sku === 'mug')).toHaveLength(1)
    expect(configs[0]).toContain('binding = "PAGE_CACHE"\nid = "id-of-the-namespace"')
    expect(configs[1]).toContain('\ndatabase_id = "id-of-the-database"\n')
    expect(configs[1]).toContain('preview_database_id = "00000000-0000-0000-0000-000000000000"')
    expect(site.asked()).toEqual([
      '/healthz',
      '/healthz?deep',
      '/robots.txt',
      '/sitemap.xml',
      '/sitemap-1.xml',
      '/',
      '/metal-prints',
      '/no-such-page',
    ])
  })

  it('uploads the store before the edge, with the shared secrets, which are in no file afterwards', async () => {
    const fresh = await freshAccount()
    await fresh.deploy()
    const uploads = fresh.calls.filter(([command]) => command === 'deploy')
    expect(uploads.map((args) => [args[2], args.includes('--secrets-file')])).toEqual([
      ['packages/store/wrangler.toml', true],
      ['wrangler.toml', true],
    ])
    const [edge, store] = [fresh.worker('kea-prints'), fresh.worker('kea-prints-store')]
    expect(store.secrets.SIGNING_KEY).toMatch(/^[\w-]{43}$/)
    expect(edge.secrets.SIGNING_KEY).toBe(store.secrets.SIGNING_KEY)
    expect(store.secrets.OPERATOR_TOKEN).not.toBe(store.secrets.SIGNING_KEY)
    expect(fresh.isPrivate('store-secrets.json') || fresh.isPrivate('edge-secrets.json')).toBe(false)
    expect(fresh.lines.join('\n')).not.toContain(store.secrets.SIGNING_KEY)
  })

  it('prints that bank details are missing, and how to set them', async () => {
    const fresh = await freshAccount()
    await fresh.deploy()
    expect(fresh.lines.join('\n')).toContain(
      'Nobody can order yet: bank transfer is off while the bank account is the sample. Set your own:\n' +
        '  SITE_URL=https://shop.example OPERATOR_TOKEN=… pnpm shop --remote settings set bank_account_name …\n' +
        '  SITE_URL=https://shop.example OPERATOR_TOKEN=… pnpm shop --remote settings set bank_account_number …\n',
    )
  })

  it('uses the given secrets', async () => {
    const fresh = await freshAccount()
    await fresh.deploy({
      env: { ...ENV, OPERATOR_TOKEN: 'own-operator-token', CACHE_CLEAR_TOKEN: 'own-cache-clear-token' },
    })
    const [edge, store] = [fresh.worker('kea-prints'), fresh.worker('kea-prints-store')]
    expect(store.secrets.OPERATOR_TOKEN).toBe('own-operator-token')
    expect(edge.secrets).toEqual({ SIGNING_KEY: store.secrets.SIGNING_KEY, CACHE_CLEAR_TOKEN: 'own-cache-clear-token' })
  })
})

describe('a second run', () => {
  it('creates nothing and does not change secrets and files', async () => {
    const shop = await freshAccount()
    await shop.deploy()
    const before = await stateOf(shop)
    const keys = structuredClone(Object.values(shop.account.workers).map(({ secrets }) => secrets))
    const done = shop.calls.length
    await shop.deploy({ env: {} })
    expect(await stateOf(shop)).toEqual(before)
    expect(Object.values(shop.account.workers).map(({ secrets }) => secrets)).toEqual(keys)
    expect(shop.calls.slice(done).map((args) => args.slice(0, 2).join(' '))).not.toContain('d1 create')
    expect(shop.calls.slice(done).filter((args) => args.includes('--file') || args.includes('--secrets-file'))).toEqual(
      [],
    )
  })

  it('does not change content, and offers the changes of the seed files when the new code is there', async () => {
    const shop = await freshAccount()
    await shop.deploy()
    await run(["UPDATE config_values SET value = '12-3456-0123456-00' WHERE key = 'bank_account_number'"])
    const before = await contentOf()
    const rows = [...ROWS, seedRow('redirects', { slug: 'new', target: 'x' })]
    await shop.deploy({ seedFor: () => ({ rows, samples: [] }) })
    expect(await contentOf()).toEqual(before)
    const lines = shop.lines.map((line) => line.slice(2))
    const offer =
      'See what the seed files have that is new: pnpm seed --remote would write: 1 new, 0 changed, 0 removed; 1 left as the shop has them'
    expect(lines.filter((line) => line.includes('pnpm seed'))).toEqual([offer])
    expect(lines.indexOf(offer)).toBeGreaterThan(lines.lastIndexOf(`Look at the shop: ${site.origin}`))
    expect(lines.lastIndexOf(`Look at the shop: ${site.origin}`)).toBeGreaterThan(0)
  })

  it('sets lost secrets again, in both Workers', async () => {
    const shop = await freshAccount()
    await shop.deploy()
    shop.worker('kea-prints').secrets = {}
    await shop.deploy()
    const [edge, store] = [shop.worker('kea-prints'), shop.worker('kea-prints-store')]
    expect(edge.secrets.SIGNING_KEY).toBe(store.secrets.SIGNING_KEY)
  })

  it('leaves files with which a plain wrangler deploy works', async () => {
    const shop = await freshAccount()
    await shop.deploy()
    const before = await stateOf(shop)
    for (const config of CONFIGS) expect((await shop.run(['deploy', '-c', config])).status).toBe(0)
    expect(await stateOf(shop)).toEqual(before)
  })
})

describe('a preview that becomes production', () => {
  const SAMPLES = {
    reviews: {
      texts: [{ ratings: [5], title: 'Lovely', text: 'It hangs well.', nickname: 'Moana' }],
      first_day: '2026-05-04',
      products: { mug: { 5: 2 } },
    },
    customers: [
      { id: 41, email: 'sample@example.com', firstname: 'Aroha', lastname: 'Ngata', password: 'Known-to-everybody-7' },
    ],
  }
  const seedFor: DeployOptions['seedFor'] = (mode) => ({
    rows: ROWS,
    samples: sampleStatements(SAMPLES, mode === 'preview'),
  })
  const PRODUCTION = { ...ENV, MODE: 'production' }
  const PREVIEW = { SITE_URL: 'https://kea-prints.mere.workers.dev', MODE: 'preview' }
  const emails = async () =>
    ((await run(['SELECT email FROM customers ORDER BY id']))[0] ?? []).map(({ email }) => email)
  const count = async (table: string) => (await run([`SELECT count(*) AS n FROM ${table}`]))[0]?.[0]?.n
  const clean = () => run(['DELETE FROM carts', 'DELETE FROM customers', 'DELETE FROM reviews'])
  const remembered = (shop: Shop) => shop.lines.filter((line) => line.includes('sample customers'))

  async function filledPreview() {
    await clean()
    const shop = await freshAccount()
    await shop.deploy({ env: PREVIEW, seedFor })
    await run([
      "INSERT INTO customers (id, email, firstname, lastname, password_hash, created_at) VALUES (42, 'mere@example.nz', 'Mere', 'Tua', 'x', '2026-06-01')",
      "INSERT INTO customer_tokens (hash, customer_id, created_at, expires_at) VALUES ('a', 41, '2026-06-01', '2036-06-01'), ('b', 42, '2026-06-01', '2036-06-01')",
    ])
    return shop
  }

  it('loses the sample customer, whose password everybody knows, with sessions and sample reviews; others stay', async () => {
    const shop = await filledPreview()
    expect([await emails(), await count('reviews')]).toEqual([['sample@example.com', 'mere@example.nz'], 2])
    await shop.deploy({ env: PREVIEW, seedFor })
    expect([await emails(), await count('reviews')]).toEqual([['sample@example.com', 'mere@example.nz'], 2])
    shop.lines.length = 0
    await shop.deploy({ env: PRODUCTION, seedFor })
    expect([await emails(), await count('reviews')]).toEqual([['mere@example.nz'], 0])
    expect(await run(['SELECT hash FROM customer_tokens'])).toEqual([[{ hash: 'b' }]])
    expect(remembered(shop)).toEqual(['→ Remove the sample customers and reviews of a preview'])
    expect(shop.lines.join('\n')).not.toContain('samples written anew')
    // The next time there is nothing to do.
    shop.lines.length = 0
    await shop.deploy({ env: PRODUCTION, seedFor })
    expect(remembered(shop)).toEqual(['✓ Remove the sample customers and reviews of a preview: there are none'])
    await clean()
  })

  it('keeps its preview Workers until they are gone: a failed removal stops the deployment', async () => {
    const shop = await filledPreview()
    shop.failAt('d1 execute DB -c packages/store/wrangler.toml --remote --yes --file', 'before')
    await expect(shop.deploy({ env: PRODUCTION, seedFor })).rejects.toThrow('failed')
    expect(shop.worker('kea-prints').vars.MODE).toBe('preview')
    await shop.deploy({ env: PRODUCTION, seedFor })
    expect(await emails()).toEqual(['mere@example.nz'])
    expect(shop.worker('kea-prints').vars.MODE).toBe('production')
    await clean()
  })
})

/** Calls of an undisturbed first run. */
const CALLS = 19

describe('a network failure', () => {
  it.each<Moment>(['before', 'after'])(
    'at any call, %s it has done its work, is mended by the next run',
    { timeout: 120_000 },
    async (when) => {
      const undisturbed = await freshAccount()
      await undisturbed.deploy()
      const wanted = await stateOf(undisturbed)
      expect(undisturbed.calls).toHaveLength(CALLS)
      for (let at = 1; at <= CALLS; at += 1) {
        const shop = await freshAccount()
        shop.failAt(at, when)
        const name = `call ${at}: ${undisturbed.calls[at - 1]?.slice(0, 3).join(' ')}`
        await expect(shop.deploy(), name).rejects.toThrow(/failed/)
        await shop.deploy()
        expect(await stateOf(shop), name).toEqual(wanted)
        const [edge, store] = [shop.worker('kea-prints'), shop.worker('kea-prints-store')]
        expect(edge.secrets.SIGNING_KEY, name).toBe(store.secrets.SIGNING_KEY)
        expect(shop.isPrivate('store-secrets.json') || shop.isPrivate('edge-secrets.json'), name).toBe(false)
      }
    },
  )

  it('between the two Workers leaves both with the same new key after the next run', async () => {
    const shop = await freshAccount()
    await shop.deploy()
    delete shop.worker('kea-prints-store').secrets.SIGNING_KEY
    shop.failAt('deploy -c wrangler.toml', 'before')
    await expect(shop.deploy()).rejects.toThrow('wrangler deploy -c wrangler.toml failed.')
    await shop.deploy()
    const [edge, store] = [shop.worker('kea-prints'), shop.worker('kea-prints-store')]
    expect(edge.secrets.SIGNING_KEY).toBe(store.secrets.SIGNING_KEY)
  })
})

describe('the command stops', () => {
  it('if the build fails, before anything is created', async () => {
    const shop = await freshAccount()
    const build = () => {
      throw new Error('The build failed')
    }
    await expect(shop.deploy({ build })).rejects.toThrow('The build failed')
    expect(shop.calls).toEqual([])
  })

  it.each([
    ['the list of buckets', 'r2 bucket list'],
    ['the list of secrets', 'secret list -c'],
    ['the list of databases', 'd1 list --json'],
  ])('if %s cannot be read, and does not treat that as an empty list', async (_, command) => {
    const shop = await freshAccount()
    await shop.deploy()
    const before = await stateOf(shop)
    const writes = shop.writes().length
    shop.failAt(command, 'before')
    await expect(shop.deploy()).rejects.toThrow(`wrangler ${command} failed.`)
    expect(await stateOf(shop)).toEqual(before)
    // Only the migrations come before the secrets.
    expect(
      shop
        .writes()
        .slice(writes)
        .filter(([command]) => command !== 'd1'),
    ).toEqual([])
  })

  it('if the shop has a wrong response', async () => {
    const shop = await freshAccount()
    const other = await freshAccount()
    site.serve(other.account)
    await expect(shop.deploy()).rejects.toThrow('/healthz answered 530, not 200')
  })

  it.each([
    [{}, 'Say where the shop will stand: SITE_URL=https://shop.example pnpm deploy'],
    [{ SITE_URL: 'http://shop.example' }, 'SITE_URL is an https address without a path'],
    [{ SITE_URL: 'https://shop.example/shop' }, 'SITE_URL is an https address without a path'],
    [{ ...ENV, OPERATOR_TOKEN: 'short' }, 'OPERATOR_TOKEN needs at least 16 characters.'],
    [{ ...ENV, MODE: 'local' }, 'MODE is production or preview.'],
    [{ SITE_URL: 'https://kea-prints.mere.workers.dev' }, 'A shop in production has a domain of its own.'],
    [{ SITE_URL: 'https://other.mere.workers.dev', MODE: 'preview' }, 'the address begins with the name of the Worker'],
  ])('if the target is %j', async (env, message) => {
    const shop = await freshAccount()
    await expect(shop.deploy({ env })).rejects.toThrow(message)
    expect(shop.calls).toEqual([])
  })
})

it('a preview may be at workers.dev, without a domain', async () => {
  const shop = await freshAccount()
  await shop.deploy({ env: { SITE_URL: 'https://kea-prints.mere.workers.dev', MODE: 'preview' } })
  expect(shop.worker('kea-prints')).toMatchObject({
    vars: { MODE: 'preview', SITE_URL: 'https://kea-prints.mere.workers.dev' },
    workersDev: 'true',
    previewUrls: 'false',
    domain: null,
  })
  expect(shop.lines.join('\n')).not.toContain('Nobody can order yet')
})

describe('a dry run', () => {
  it.each(['a fresh account', 'an existing shop'])('prints every step for %s and changes nothing', async (kind) => {
    const shop = await freshAccount()
    if (kind !== 'a fresh account') await shop.deploy()
    const before = await stateOf(shop)
    const writes = shop.writes().length
    shop.lines.length = 0
    await shop.deploy({ isDryRun: true, build: () => expect.fail('built') })
    expect(await stateOf(shop)).toEqual(before)
    expect(shop.writes()).toHaveLength(writes)
    expect(shop.isPrivate('store-secrets.json')).toBe(false)
    expect(shop.lines).toHaveLength(17)
    expect(shop.lines.at(-1)).toBe('Nothing was changed.')
  })
})

/** The account behind a separate program, which the command calls as wrangler. */
async function asProgram(shop: Shop) {
  const server = createServer(async (request, response) => {
    let body = ''
    for await (const part of request) body += part
    response.end(JSON.stringify(await shop.run(JSON.parse(body))))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const bin = join(shop.folder, 'wrangler.ts')
  const ask = `const answer = await fetch('http://127.0.0.1:${port}', { method: 'POST', body: JSON.stringify(process.argv.slice(2)) })
const { status, stdout, stderr } = await answer.json()
process.stdout.write(stdout)
process.stderr.write(stderr)
process.exitCode = status`
  writeFileSync(bin, `#!/usr/bin/env node\n${ask}\n`, { mode: 0o755 })
  return { bin, stop: () => new Promise((resolve) => server.close(resolve)) }
}

describe('with wrangler as a program', { timeout: 60_000 }, () => {
  it('the command deploys, and a failing program stops it with its output', async () => {
    const shop = await freshAccount()
    const { bin, stop } = await asProgram(shop)
    const wrangler = wranglerAt({ bin, cwd: shop.folder, env: process.env })
    shop.failAt(3, 'before')
    await expect(shop.deploy({ wrangler })).rejects.toThrow('A request to the Cloudflare API failed: fetch failed')
    await shop.deploy({ wrangler })
    await stop()
    expect(Object.keys(shop.account.workers)).toEqual(['kea-prints-store', 'kea-prints'])
  })

  it.each([
    ['pnpm run deploy --dry-run', 'node scripts/deploy.ts --dry-run'],
    // pnpm takes the flag for its own `deploy`, so only its command line has it.
    ['pnpm deploy --dry-run', 'node scripts/deploy.ts; exit $? # pnpm deploy --dry-run'],
  ])('%s calls the program in WRANGLER_BIN, and writes no file', async (_, command) => {
    const shop = await freshAccount()
    const { bin, stop } = await asProgram(shop)
    const before = CONFIGS.map((path) => readFileSync(join(root, path), 'utf8'))
    const said = await new Promise<{ status: number | null; text: string }>((resolve) => {
      const run = spawn('sh', ['-c', command], {
        cwd: root,
        env: { ...process.env, ...ENV, MODE: 'production', WRANGLER_BIN: bin },
      })
      let text = ''
      for (const stream of [run.stdout, run.stderr]) stream.on('data', (part) => (text += part))
      run.once('close', (status) => resolve({ status, text }))
    })
    await stop()
    expect(said.status, said.text).toBe(0)
    expect(said.text).toContain('· Create the database in Oceania, would do: kea-prints\n')
    expect(said.text).toContain('Nothing was changed.')
    expect(CONFIGS.map((path) => readFileSync(join(root, path), 'utf8'))).toEqual(before)
    expect(shop.writes()).toEqual([])
  })
})
