import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { readD1Migrations } from '@cloudflare/vitest-pool-workers'
import { Miniflare } from 'miniflare'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildRows } from '../../packages/store/seed/build-seed.ts'
import { describePlan, leftNotice } from '../../packages/store/seed/describe-plan.ts'
import {
  isEmptyPlan,
  needsFirstSeed,
  type Plan,
  type PlanOptions,
  planFrom,
  READS,
  SEED_STATE,
  type SeedState,
  writeStatements,
} from '../../packages/store/seed/seed-database.ts'
import { type SeedRow, seedRow } from '../../packages/store/seed/seed-row.ts'
import type { Row } from '../../packages/store/seed/sql.ts'
import { runSql, sqlWorker } from '../lib/local-sql.ts'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

let miniflare: Miniflare

const run = (statements: readonly string[]) => runSql<Row>(miniflare, statements)
const rowsOf = async (statement: string) => (await run([statement]))[0] ?? []

beforeAll(async () => {
  miniflare = new Miniflare(sqlWorker('shop'))
  await run((await readD1Migrations(here('../../packages/store/migrations'))).flatMap(({ queries }) => queries))
}, 60_000)
afterAll(() => miniflare.dispose())

/** A migrated and empty database, and a seed that runs in it. */
async function newShop() {
  const tables = READS.map((statement) => /FROM (\w+)/.exec(statement)?.[1])
  await run([...tables, 'reviews'].reverse().map((table) => `DELETE FROM ${table}`))
  const plan = async (rows: readonly SeedRow[], options: Partial<PlanOptions> = {}) =>
    planFrom(await run(READS), { rows, samples: [], ...options })
  return {
    plan,
    async seed(rows: readonly SeedRow[], options?: Partial<PlanOptions>) {
      const made = await plan(rows, options)
      await run(writeStatements(made))
      return made
    },
    state: async () => (await runSql<SeedState>(miniflare, [SEED_STATE]))[0]?.[0] ?? expect.fail('no state'),
    values: async () =>
      Object.fromEntries(
        (await rowsOf('SELECT key, value FROM config_values ORDER BY key')).map(({ key, value }) => [key, value]),
      ),
  }
}

const setting = (key: string, value: string) => seedRow('config_values', { key, value })
const redirect = (slug: string, target: string) => seedRow('redirects', { slug, target })
const product = (id: number, sku: string) =>
  seedRow('products', { id, sku, url_key: sku, name: sku, landing_path: `/${sku}`, enabled: true })
const said = ({ entries }: Plan) => entries.map(({ table, key, action, why }) => [table, key, action, why])

describe('a row of the seed files', () => {
  it('that is new is inserted', async () => {
    const shop = await newShop()
    expect(said(await shop.seed([setting('a', '1')]))).toEqual([['config_values', 'a', 'insert', undefined]])
    expect(await shop.values()).toEqual({ a: '1' })
    expect(said(await shop.seed([setting('a', '1'), setting('b', '2')]))).toEqual([
      ['config_values', 'b', 'insert', undefined],
    ])
    expect(await shop.values()).toEqual({ a: '1', b: '2' })
  })

  it('that equals the shop’s is not written', async () => {
    const shop = await newShop()
    await shop.seed([setting('a', '1'), product(1, 'mug')])
    const plan = await shop.plan([setting('a', '1'), product(1, 'mug')])
    expect([plan.entries, isEmptyPlan(plan)]).toEqual([[], true])
  })

  it('that changed in the files is updated in the shop', async () => {
    const shop = await newShop()
    await shop.seed([setting('a', '1'), setting('b', '2')])
    const plan = await shop.seed([setting('a', '9'), setting('b', '2')])
    expect(plan.entries).toMatchObject([{ key: 'a', action: 'change', changes: { value: ['1', '9'] } }])
    expect(await shop.values()).toEqual({ a: '9', b: '2' })
  })

  it('that the shopkeeper changed stays, unless forced', async () => {
    const shop = await newShop()
    await shop.seed([setting('a', '1')])
    await run(["UPDATE config_values SET value = 'mine' WHERE key = 'a'"])
    expect(said(await shop.seed([setting('a', '1')]))).toEqual([['config_values', 'a', 'leave', 'changed in the shop']])
    expect(await shop.values()).toEqual({ a: 'mine' })
    expect(said(await shop.seed([setting('a', '1')], { force: true }))).toEqual([
      ['config_values', 'a', 'change', undefined],
    ])
    expect(await shop.values()).toEqual({ a: '1' })
    expect((await shop.plan([setting('a', '1')])).entries).toEqual([])
  })

  it('that changed in both places stays as in the shop, in every run', async () => {
    const shop = await newShop()
    await shop.seed([setting('a', '1')])
    await run(["UPDATE config_values SET value = 'mine' WHERE key = 'a'"])
    for (const again of [1, 2]) {
      expect(said(await shop.seed([setting('a', '2')])), `run ${again}`).toEqual([
        ['config_values', 'a', 'leave', 'changed in the shop and in the files'],
      ])
    }
    expect(await shop.values()).toEqual({ a: 'mine' })
  })

  it('that changed to the same value in both places is no difference', async () => {
    const shop = await newShop()
    await shop.seed([setting('a', '1')])
    await run(["UPDATE config_values SET value = '2' WHERE key = 'a'"])
    expect(said(await shop.seed([setting('a', '2')]))).toEqual([['config_values', 'a', 'note', undefined]])
    expect((await shop.seed([setting('a', '3')])).entries).toMatchObject([{ action: 'change' }])
  })

  it('that the shopkeeper deleted stays deleted, unless forced', async () => {
    const shop = await newShop()
    await shop.seed([redirect('old', 'new')])
    await run(['DELETE FROM redirects'])
    expect(said(await shop.seed([redirect('old', 'newer')]))).toEqual([
      ['redirects', 'old', 'leave', 'deleted in the shop'],
    ])
    expect(await rowsOf('SELECT * FROM redirects')).toEqual([])
    await shop.seed([redirect('old', 'newer')], { force: true })
    expect(await rowsOf('SELECT * FROM redirects')).toEqual([{ slug: 'old', target: 'newer' }])
  })

  it('that was removed from the files is deleted, unless the shopkeeper changed or created it', async () => {
    const shop = await newShop()
    await shop.seed([redirect('a', 'x'), redirect('b', 'x'), redirect('c', 'x')])
    await run(["UPDATE redirects SET target = 'mine' WHERE slug = 'b'", "INSERT INTO redirects VALUES ('own', 'mine')"])
    expect(said(await shop.seed([redirect('c', 'x')]))).toEqual([
      ['redirects', 'a', 'remove', undefined],
      ['redirects', 'b', 'leave', 'no longer in the files, but changed in the shop'],
    ])
    expect(await rowsOf('SELECT slug FROM redirects ORDER BY slug')).toEqual([
      { slug: 'b' },
      { slug: 'c' },
      { slug: 'own' },
    ])
  })

  it('that was removed from the files and from the shop has no record left', async () => {
    const shop = await newShop()
    await shop.seed([redirect('a', 'x')])
    await run(['DELETE FROM redirects'])
    expect(said(await shop.seed([]))).toEqual([['redirects', 'a', 'forget', undefined]])
    expect((await shop.plan([])).entries).toEqual([])
  })

  it('that is an option is deleted with its values, so that none is left without a choice', async () => {
    const shop = await newShop()
    const option = seedRow('options', { id: 9, product_id: 1, title: 'Layout', required: true, position: 1 })
    const value = seedRow('option_values', { id: 91, option_id: 9, title: 'Grid', add_cents: 0, position: 1 })
    await shop.seed([product(1, 'mug'), option, value])
    expect(said(await shop.seed([product(1, 'mug')]))).toEqual([
      ['option_values', '91', 'remove', undefined],
      ['options', '9', 'remove', undefined],
    ])
    expect(await rowsOf('SELECT * FROM options')).toEqual([])
  })

  it('that carts and orders may refer to is not deleted', async () => {
    const shop = await newShop()
    await shop.seed([product(1, 'mug')])
    expect(said(await shop.seed([]))).toEqual([['products', '1', 'leave', 'no longer in the files; delete it by hand']])
    expect((await shop.state()).products).toBe(1)
  })

  it('without a record of the seed stays, unless the database adopts it', async () => {
    const shop = await newShop()
    await run(["INSERT INTO config_values VALUES ('a', 'mine')"])
    expect(said(await shop.plan([setting('a', '1')]))).toEqual([
      ['config_values', 'a', 'leave', 'differs, and no seed is known to have written it'],
    ])
    await shop.seed([setting('a', '1')], { adopt: true })
    expect(await shop.values()).toEqual({ a: '1' })
    await run(["INSERT INTO config_values VALUES ('b', 'mine')"])
    await shop.seed([setting('a', '1'), setting('b', '2')], { adopt: true })
    expect(await shop.values()).toEqual({ a: '1', b: 'mine' })
  })

  it('is written after the rows it refers to, and after its URL is free', async () => {
    const shop = await newShop()
    const option = seedRow('options', { id: 7, product_id: 1, title: 'Size', required: true, position: 1 })
    await shop.seed([product(1, 'mug')])
    await run(['DELETE FROM products'])
    await run([
      "INSERT INTO products (id, sku, url_key, name, landing_path) VALUES (9, 'bowl', 'bowl', 'Bowl', '/bowl')",
    ])
    expect(said(await shop.seed([product(1, 'mug'), option, product(2, 'bowl')]))).toEqual([
      ['products', '1', 'leave', 'deleted in the shop'],
      ['options', '7', 'leave', 'products 1 is not in the shop'],
      ['products', '2', 'leave', 'the shop has another row with this sku'],
    ])
  })

  it('with a new column does not count as changed by the shopkeeper', async () => {
    const shop = await newShop()
    const page = { id: 1, slug: 'a', name: 'A', heading: 'A', content: '', meta_title: '', meta_description: '' }
    await shop.seed([seedRow('pages', page)])
    await shop.seed([seedRow('pages', { ...page, heading: 'B', meta_keywords: 'new' })])
    expect((await rowsOf('SELECT heading, meta_keywords FROM pages'))[0]).toEqual({
      heading: 'B',
      meta_keywords: 'new',
    })
  })
})

describe('a seed', () => {
  it('that was interrupted is completed by the next', { timeout: 60_000 }, async () => {
    const rows = [setting('a', '1'), setting('b', '2'), redirect('c', 'd'), product(1, 'mug')]
    const all = () => run(READS)
    const withoutDates = (tables: Row[][]) => JSON.stringify(tables).replace(/"updated_at":"[^"]*"/g, '')
    const shop = await newShop()
    const statements = writeStatements(await shop.plan(rows))
    await shop.seed(rows)
    const whole = withoutDates(await all())
    for (let done = 1; done < statements.length; done += 1) {
      const cut = await newShop()
      await run(statements.slice(0, done))
      expect(needsFirstSeed(await cut.state()), `after ${done}`).toBe(true)
      await cut.seed(rows, { adopt: true })
      expect(withoutDates(await all()), `after ${done}`).toEqual(whole)
      expect(needsFirstSeed(await cut.state())).toBe(false)
    }
  })

  it('is needed by an empty database, and not by one from an earlier version', async () => {
    const shop = await newShop()
    expect(needsFirstSeed(await shop.state())).toBe(true)
    await run([
      "INSERT INTO products (id, sku, url_key, name, landing_path) VALUES (9, 'bowl', 'bowl', 'Bowl', '/bowl')",
    ])
    expect(needsFirstSeed(await shop.state())).toBe(false)
  })

  it('of all files fills the shop, and has no changes the second time', { timeout: 60_000 }, async () => {
    const rows = buildRows({ picturesDir: here('../../public/pictures'), day: '2026-11-02' }, 'new')
    const shop = await newShop()
    await shop.seed(rows)
    const sold = 'UPDATE stock SET qty = qty - 1 WHERE qty > 0'
    await run([sold])
    const plan = await shop.plan(rows)
    expect([plan.entries, isEmptyPlan(plan)]).toEqual([[], true])
  })

  it('writes samples once, and again when they have changed', async () => {
    const shop = await newShop()
    const sample = (title: string) => [
      'DELETE FROM reviews WHERE is_sample = 1',
      `INSERT INTO reviews (uid, sku, rating, title, text, nickname, status, is_sample, created_at)
       VALUES ('s', 'mug', 5, '${title}', '', '', 'approved', 1, '2026-01-01')`,
    ]
    const titles = () => rowsOf('SELECT title FROM reviews')
    await shop.seed([], { samples: sample('one') })
    await run(["UPDATE reviews SET title = 'read'"])
    await shop.seed([], { samples: sample('one') })
    expect(await titles()).toEqual([{ title: 'read' }])
    await shop.seed([], { samples: sample('two') })
    expect(await titles()).toEqual([{ title: 'two' }])
  })
})

it('a plan is printed by table and key, with old and new values', async () => {
  const shop = await newShop()
  await shop.seed([setting('a', '1'), setting('b', `${'long '.repeat(30)}end`), redirect('old', 'new')])
  await run(["UPDATE config_values SET value = 'mine' WHERE key = 'a'"])
  const plan = await shop.plan([setting('a', '2'), setting('b', `${'long '.repeat(30)}END`), setting('c', '3')])
  expect(describePlan(plan)).toBe(
    [
      'redirects',
      '  - old',
      'config_values',
      '  = a  (left: changed in the shop and in the files)',
      '      value: "mine" → "2"',
      '  ~ b',
      '      value: "…long long long long long long long long long end" → "…long long long long long long long long long END"',
      '  + c',
      '1 new, 1 changed, 1 removed; 1 left as the shop has them.',
    ].join('\n'),
  )
  expect(leftNotice(plan)).toBe('The seed left 1 row as this shop has them: pnpm seed shows which.')
  expect([leftNotice(await (await newShop()).plan([])), leftNotice(null)]).toEqual(['', ''])
})

it('every colour of swatches.json belongs to a value of a product', async () => {
  const names = await readFile(here('../../packages/store/seed/swatches.json'), 'utf8')
  const swatches: Record<string, object> = JSON.parse(names)
  const wanted = Object.values(swatches).flatMap((values) => Object.keys(values))
  const drawn = buildRows({ picturesDir: here('../../public/pictures'), day: '2026-11-02' }, 'new')
    .filter(({ table, row }) => table === 'option_values' && row.swatch !== '')
    .map(({ row }) => row.title)
  expect(drawn.length).toBeGreaterThan(120)
  expect(wanted.filter((title) => !drawn.includes(title))).toEqual([])
})
