import { createExecutionContext, createScheduledController, waitOnExecutionContext } from 'cloudflare:test'
import { describe, expect, it } from 'vitest'
import type { Env } from '../../env'
import { createStore } from '../../store'
import { foreignKeys } from '../../testing/foreign-keys'
import { bindings } from '../../testing/prepare-database'
import { createTestShop } from '../../testing/test-shop'
import { createShopper } from '../../testing/test-shopper'

/** Tables that the operator fills, `p` for products, and `holders` for the result of a subquery. All others grow with the shoppers. */
const SMALL = [
  'attributes',
  'banners',
  'best_sellers',
  'blog_categories',
  'blog_post_categories',
  'blog_posts',
  'config_values',
  'countries',
  'holders',
  'json_each',
  'newsletter_offers',
  'offers',
  'option_values',
  'options',
  'p',
  'pages',
  'price_rows',
  'products',
  'questions',
  'regions',
  'retention_cursors',
  'search_index',
  'search_pages',
  'search_state',
  'search_words',
  'shipping_methods',
  'shop_rating',
  'stock',
  'videos',
  'waiting',
  'weekly_deals',
]

/** Every statement that the minute's jobs prepare. */
async function statementsOfAMinute(): Promise<string[]> {
  const seen = new Set<string>()
  const db = new Proxy(bindings.DB, {
    get(target, name) {
      const value = Reflect.get(target, name)
      if (typeof value !== 'function') return value
      return (...args: unknown[]) => {
        if (name === 'prepare') seen.add(String(args[0]))
        return Reflect.apply(value, target, args)
      }
    },
  })
  const EMAIL = { send: async () => ({ messageId: '1' }) }
  const settings = { MODE: 'production', SIGNING_KEY: 'signing-key-of-every-test', MAIL_FROM: 'shop@kea.example' }
  const env = { ...bindings, ...settings, DB: db, EMAIL } as unknown as Env
  const ctx = createExecutionContext()
  await createStore(() => new Date('2028-11-02T09:00:00Z')).scheduled(createScheduledController(), env, ctx)
  await waitOnExecutionContext(ctx)
  return [...seen]
}

async function planOf(sql: string): Promise<string[]> {
  const parameters = Math.max(
    [...sql.matchAll(/\?(?!\d)/g)].length,
    ...[...sql.matchAll(/\?(\d+)/g)].map((found) => Number(found[1])),
  )
  const { results } = await bindings.DB.prepare(`EXPLAIN QUERY PLAN ${sql}`)
    .bind(...Array(parameters).fill(null))
    .all<{ detail: string }>()
  return results.map(({ detail }) => detail)
}

const scansOf = (plan: readonly string[]): string[] =>
  plan.filter((line) => {
    const table = /^SCAN (\w+)/.exec(line)?.[1]
    return table !== undefined && !SMALL.includes(table) && !line.startsWith('SCAN CONSTANT')
  })

describe('the minute’s jobs', () => {
  it('scan no growing table', async () => {
    // Something of each kind to do: an order to expire, a design, its file and a photo to delete.
    const shopper = createShopper(createTestShop(), 'guest-key-of-query-plans-1')
    await shopper.place((await shopper.readyCart()).cartId)
    await shopper.design()
    await bindings.DB.prepare(
      "INSERT INTO design_files VALUES ('plans', 1, printf('%064d', 1), 0, '2026-11-01', NULL)",
    ).run()
    await shopper.upload()
    const statements = await statementsOfAMinute()
    expect(statements.filter((sql) => sql.includes('DELETE FROM')).length).toBeGreaterThan(9)
    expect(statements.filter((sql) => sql.includes('UPDATE orders')).length).toBeGreaterThan(0)
    const scans = []
    for (const sql of statements) {
      for (const line of scansOf(await planOf(sql))) scans.push(`${line} in ${sql}`)
    }
    expect(scans).toEqual([])
  })

  it('would be reported for a scan', async () => {
    expect(scansOf(await planOf('SELECT 1 FROM outbox WHERE error = ?'))).toEqual(['SCAN outbox'])
  })

  it('delete no row whose deletion scans another table', async () => {
    const deleted = [
      'carts',
      'uploads',
      'design_revisions',
      'design_files',
      'enquiries',
      'orders',
      'reviews',
      'customers',
    ]
    const missing = []
    for (const { table, columns, parent } of await foreignKeys()) {
      if (!deleted.includes(parent)) continue
      const plan = await planOf(
        `SELECT 1 FROM ${table} WHERE ${columns.map((column) => `${column} = ?`).join(' AND ')}`,
      )
      if (scansOf(plan).length > 0) missing.push(`${table} (${columns.join(', ')})`)
    }
    expect(missing).toEqual([])
  })
})
