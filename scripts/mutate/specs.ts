// Stands for vitest where specs run in the process of the mutations: collects tests, and runs one when told.

import { format } from 'node:util'
import { chai, JestAsymmetricMatchers, JestChaiExpect, JestExtend } from '@vitest/expect'
import { configureGlobal } from 'fast-check'

for (const plugin of [JestExtend, JestChaiExpect, JestAsymmetricMatchers]) chai.use(plugin)

// A property that fails once is noticed: the smallest example that fails is not needed. It is tried for each change
// again, so a few examples are enough.
configureGlobal({ endOnFailure: true, numRuns: 30 })

export interface CollectedTest {
  /** With the names of its suites. */
  name: string
  run: () => Promise<void>
}

interface Suite {
  names: readonly string[]
  before: (() => unknown)[]
}

let collected: CollectedTest[] = []
let suite: Suite = { names: [], before: [] }

/** Runs `load`, which imports a spec. Returns its tests. */
export async function collect(load: () => Promise<unknown>): Promise<CollectedTest[]> {
  collected = []
  suite = { names: [], before: [] }
  await load()
  return collected
}

export function beforeAll(work: () => unknown): void {
  suite.before.push(work)
}

function addTest(name: string, run: () => unknown) {
  const { names, before } = suite
  // The preparations run before each test, since they too use the code that changes.
  collected.push({
    name: [...names, name].join(' > '),
    run: async () => {
      for (const work of before) await work()
      await run()
    },
  })
}

function addSuite(name: string, add: () => unknown) {
  const outer = suite
  suite = { names: [...outer.names, name], before: [...outer.before] }
  add()
  suite = outer
}

/** Names of rows may be the same, so each has its number. */
const withEach = (add: typeof addTest) =>
  Object.assign(add, {
    each: (rows: readonly unknown[]) => (name: string, run: (...values: unknown[]) => unknown) =>
      rows.forEach((row, at) => {
        const values = Array.isArray(row) ? row : [row]
        add(`${format(name, ...values)} #${at}`, () => run(...values))
      }),
  })

export const test = withEach(addTest)
export const it = test
export const describe = withEach(addSuite)
export const { expect } = chai
