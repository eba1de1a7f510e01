import { expect, it } from 'vitest'
import { dropAccount, leaveShop, RETENTION } from '../../retention'
import { foreignKeys, tableNames } from '../../testing/foreign-keys'
import { KEPT_ROWS } from '../../testing/kept-rows'
import { createTestShop } from '../../testing/test-shop'
import { createShopper } from '../../testing/test-shopper'
import type { Leaver, TableEnd } from './retention'

const ENTRIES = Object.entries(RETENTION).flatMap(([module, { tables }]) =>
  Object.entries(tables).map(([table, end]) => ({ module, table, end })),
)
const ends = (has: (end: TableEnd) => boolean) => ENTRIES.filter(({ end }) => has(end)).map(({ table }) => table)

/** Tables of the index of the search itself. */
const SHADOW = /^search_index_/
/** Tested by its day instead of its second, in kept-rows.spec. */
const BY_DAY = ['daily_use']

const LEAVER: Leaver = {
  ...{ id: 1, email: 'a@example.nz', emailKey: 'key', friendHash: 'friend', owner: 'owner' },
  now: new Date('2026-11-02T09:00:00Z'),
}

/** The tables that statements write to. */
function writtenBy(prepare: (db: D1Database) => unknown): string[] {
  const { db } = createTestShop()
  const written = new Set<string>()
  const reading = new Proxy(db, {
    get: (target, name) => (sql: string) => {
      if (name !== 'prepare') throw new Error('A statement is only prepared here')
      for (const [, table = ''] of sql.matchAll(/\b(?:DELETE FROM|UPDATE|INSERT(?: OR \w+)? INTO) (\w+)/g))
        written.add(table)
      return target.prepare(sql)
    },
  })
  prepare(reading)
  return [...written].sort()
}

it('every table has one owner, and every owner’s table is there', async () => {
  const owned = ENTRIES.map(({ table }) => table)
  expect(owned.sort()).toEqual((await tableNames()).filter((name) => !SHADOW.test(name)))
})

it('every owner says what ends the rows of a table, or why they stay', () => {
  expect(
    ends(({ jobs, with: parents, account, request, stays }) => !(jobs ?? parents ?? account ?? request ?? stays)),
  ).toEqual([])
})

it('rows that go with others have a key that takes them along', async () => {
  const cascades = (await foreignKeys()).filter(({ onDelete }) => onDelete === 'CASCADE')
  const said = ENTRIES.flatMap(({ table, end }) => (end.with ?? []).map((parent) => `${table} with ${parent}`))
  const missing = said.filter((key) => !cascades.some(({ table, parent }) => key === `${table} with ${parent}`))
  expect(missing).toEqual([])
})

it('a job that ends a table is of the same module, and is tested to the second', () => {
  for (const { module, table, end } of ENTRIES) {
    const own = (RETENTION[module]?.jobs ?? []).map(({ name }) => name)
    for (const job of end.jobs ?? []) expect(own, table).toContain(job)
  }
  const tested = new Set(
    Object.values(KEPT_ROWS).flatMap(({ job, find }) => {
      const table = /^\w+/.exec(find)?.[0] ?? ''
      return ENTRIES.some(({ table: name, end }) => name === table && end.jobs?.includes(job)) ? [table] : []
    }),
  )
  const parts = ['order_addresses', 'order_lines', 'order_originals']
  expect(
    ends(({ jobs }) => jobs !== undefined).filter((table) => !tested.has(table) && !parts.includes(table)),
  ).toEqual(BY_DAY)
})

it('a job of a module ends a table or a file of it', () => {
  for (const [module, { jobs = [], tables, files = {} }] of Object.entries(RETENTION)) {
    const named = Object.values(tables).flatMap((end) => end.jobs ?? [])
    for (const { name } of jobs)
      expect(named.includes(name) || Object.keys(files).length > 0, `${module}: ${name}`).toBe(true)
  }
})

it('a customer who leaves is forgotten in exactly the tables that say so, each by its own module', () => {
  const byAll = writtenBy((db) => [leaveShop(db, LEAVER), dropAccount(db, LEAVER)])
  // Revisions end by their own job then.
  expect(byAll.filter((table) => table !== 'design_revisions')).toEqual(ends(({ account }) => account === true).sort())
  for (const [module, { forget, tables }] of Object.entries(RETENTION)) {
    const written = writtenBy((db) => [forget?.uses?.(db, LEAVER), forget?.account?.(db, LEAVER)])
    const others = written.filter((table) => !(table in tables) && table !== 'design_revisions')
    expect(others, module).toEqual([])
  }
})

it('every kind of file in R2 has one owner', async () => {
  const shop = createTestShop()
  await createShopper(shop, 'guest-key-of-owners-0001').readyCart()
  const listed = Object.values(RETENTION).flatMap(({ files = {} }) => Object.keys(files))
  expect(listed.sort()).toEqual(['designs/', 'print/', 'trash/', 'uploads/'])
  const stored = (await shop.files.list()).objects.map(({ key }) => key.replace(/\/.*/, '/'))
  expect(stored.length).toBeGreaterThan(1)
  expect(stored.filter((prefix) => !listed.includes(prefix))).toEqual([])
})
