import { describe, expect, it } from 'vitest'
import { sampleStatements } from '../../packages/store/seed/build-samples.ts'
import { seedRow } from '../../packages/store/seed/seed-row.ts'
import type { DeployOptions } from './deploy.ts'
import { CONFIGS, contentOf, ENV, freshAccount, ROWS, run, type Shop, site, stateOf } from './testing/fresh-account.ts'

const SETTINGS = { MODE: 'production', SITE_URL: 'https://shop.example' }

describe('the first run in a fresh account', () => {
  it('creates everything in Oceania and ends with a check of the shop', async () => {
    const fresh = await freshAccount()
    await fresh.deploy()
    const { content, configs, ...account } = await stateOf(fresh)
    expect(account).toEqual({
      databases: [{ name: 'kea-prints', uuid: 'id-of-the-database', location: 'oc' }],
      buckets: [
        { name: 'kea-prints-files-old' },
        { name: 'kea-prints-files', location: 'oc' },
        { name: 'kea-prints-builds', location: 'oc' },
      ],
      objects: {
        'kea-prints-builds/packs/aaaaaaaaaaaaaaaa': 'a',
        'kea-prints-builds/builds.json': '[{"id":"aaaaaaaaaaaaaaaa","until":null,"files":[["00000000000a.js",1]]}]',
      },
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
    expect(shop.lines).toHaveLength(21)
    expect(shop.lines.at(-1)).toBe('Nothing was changed.')
  })
})
