import { describe, expect, it, vi } from 'vitest'
import DOC from '../../../../../docs/personal-data.md?raw'
import { tableNames } from '../../testing/foreign-keys'
import { createTestShop } from '../../testing/test-shop'
import { createShopper } from '../../testing/test-shopper'
import { TABLES } from './own-data-repo'

vi.setConfig({ testTimeout: 60_000 })

const shop = createTestShop()

/** Columns that name a person, or lead to one, by their names. */
const PERSONAL =
  /^(?:customer_id|.*email.*|recipient|reply_to|firstname|lastname|nickname|name_of.*|telephone|phone.*|street|device|owner|.*_owner|placed_by|caller|who|friend.*|subject|message|issuer|gift|notes|details|date_of_birth|taxvat|gst_number|vat_id|password_hash|tracking|cancel_reason)$/

const codesIn = (text: string): string[] => [...text.matchAll(/`([^`]+)`/g)].map(([, code]) => code ?? '')
/** The cells of the rows of a table in docs/personal-data.md. */
const rowsOf = (heading: string): string[][] =>
  (DOC.split(`## ${heading}\n`)[1]?.split('\n## ')[0] ?? '')
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .map((line) => line.slice(2, -2).split(' | '))
const joined = (start: string): string[] => codesIn(DOC.split('\n').find((line) => line.startsWith(start)) ?? '')

/** Tables about persons: their columns, the part of the customer's copy that has them, or why none has, and their end. */
const LISTED = rowsOf('Tables').map(([table = '', columns = '', part = '', end = '']) => ({
  table: codesIn(table)[0] ?? '',
  columns: codesIn(columns),
  part,
  end,
}))

async function columnsOf(tables: readonly string[]): Promise<Map<string, string[]>> {
  const answers = await shop.db.batch<{ name: string }>(
    tables.map((table) => shop.db.prepare(`PRAGMA table_info("${table}")`)),
  )
  return new Map(tables.map((table, at) => [table, (answers[at]?.results ?? []).map(({ name }) => name)]))
}

describe('docs/personal-data.md', () => {
  it('lists every table of the schema once', async () => {
    const others = [...joined('These only join'), ...joined('These say nothing')]
    expect([...LISTED.map(({ table }) => table), ...others].sort()).toEqual([...(await tableNames())].sort())
  })

  it('lists every column about persons, and no column that is not there', async () => {
    const columns = await columnsOf(await tableNames())
    const missing = [...columns].flatMap(([table, names]) => {
      const listed = LISTED.find((row) => row.table === table)?.columns ?? []
      return names.filter((name) => PERSONAL.test(name) && !listed.includes(name)).map((name) => `${table}.${name}`)
    })
    expect(missing).toEqual([])
    const wrong = LISTED.flatMap(({ table, columns: listed }) =>
      listed.filter((name) => !columns.get(table)?.includes(name)).map((name) => `${table}.${name}`),
    )
    expect(wrong).toEqual([])
    expect(LISTED.filter((row) => row.columns.length === 0 || row.end === '')).toEqual([])
  })

  it('says which part of the customer’s copy has a table, or why none has', () => {
    for (const { table, part } of LISTED) {
      if (!part.startsWith('none: '))
        expect(TABLES[part as keyof typeof TABLES], table).toMatch(new RegExp(`\\b${table}\\b`))
    }
    const parts = new Set(LISTED.map(({ part }) => part))
    // Points are entries of the same table as store credit.
    expect(Object.keys(TABLES).filter((part) => !parts.has(part))).toEqual(['reward_points'])
  })

  it('lists every kind of file that a customer leaves', async () => {
    await createShopper(shop).readyCart()
    await shop.files.put('print/000000001-1-mug.pdf', 'as file-name.ts names it')
    const prefixes = new Set((await shop.files.list()).objects.map(({ key }) => key.replace(/\/.*/, '/')))
    expect(prefixes.size).toBeGreaterThan(1)
    const listed = rowsOf('Files in R2').map(([prefix = '']) => codesIn(prefix)[0])
    expect([...prefixes].filter((prefix) => !listed.includes(prefix))).toEqual([])
  })
})
