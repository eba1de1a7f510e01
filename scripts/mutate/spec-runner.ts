// A test runner of Stryker for specs that need nothing of vitest but its tests and expectations: it loads them once and
// runs the tests that meet a change in the same process. Vitest loads every spec again for every change, which takes a
// hundred times as long.
import { readdirSync } from 'node:fs'
import { join, matchesGlob, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createServer, createServerModuleRunner, type ViteDevServer } from 'vite'
import type { ModuleRunner } from 'vite/module-runner'
import { aliases } from './aliases.ts'
import type { CollectedTest } from './specs.ts'

/** What specs import in place of vitest. */
const SPECS = fileURLToPath(import.meta.resolve('./specs.ts'))

/** The files that a pattern such as `src/**` names. */
function filesOf(pattern: string) {
  const folder = pattern.slice(0, pattern.indexOf('/*'))
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((file) => matchesGlob(file, pattern))
}

interface Changes {
  activeMutant?: string
  currentTestId?: string
  hitCount?: number
  hitLimit?: number
  mutantCoverage?: { static: object; perTest: object }
}

/** Where Stryker's changes read which of them is on, and count their runs. */
function changes(): Changes {
  const host = globalThis as { __stryker__?: Changes }
  host.__stryker__ ??= {}
  return host.__stryker__
}

interface SpecTest extends CollectedTest {
  fileName: string
}

/** The result of a test without a change. */
interface DryResult {
  id: string
  name: string
  fileName: string
  timeSpentMs: number
  /** 0 for a test that passes, 1 for another. */
  status: 0 | 1
  failureMessage?: string
}

/** A change that Stryker asks for. */
interface MutantRun {
  activeMutant: { id: string }
  /** Ids of the tests that meet it. */
  testFilter?: string[]
  hitLimit?: number
}

type MutantResult =
  | { status: 'killed'; killedBy: [id: string]; failureMessage: string; nrOfTests: number }
  | { status: 'survived'; nrOfTests: number }
  | { status: 'timeout'; reason: string }

class SpecRunner {
  #server: ViteDevServer | undefined
  #runner: ModuleRunner | undefined
  #tests = new Map<string, SpecTest>()
  /** How long each test took last, in ms. */
  #times = new Map<string, number>()

  capabilities = () => ({ reloadEnvironment: false })

  async init() {
    this.#server = await createServer({
      configFile: false,
      root: process.cwd(),
      appType: 'custom',
      logLevel: 'error',
      server: { middlewareMode: true, watch: null, hmr: false, ws: false },
      optimizeDeps: { noDiscovery: true },
      resolve: { alias: [...aliases, { find: /^vitest$/, replacement: SPECS }] },
    })
    this.#runner = createServerModuleRunner(this.#server.environments.ssr, { hmr: false })
    await this.#load()
  }

  /** Loads all specs, again after a change has left its traces in a module. */
  async #load() {
    const runner = this.#runner
    const { MUTATE_SPECS } = process.env
    if (!runner || !MUTATE_SPECS) throw new Error('mutate: there are no specs to load')
    runner.clearCache()
    this.#tests.clear()
    const { collect }: typeof import('./specs.ts') = await runner.import(SPECS)
    for (const file of filesOf(MUTATE_SPECS)) {
      const fileName = resolve(file)
      for (const test of await collect(() => runner.import(fileName)))
        this.#tests.set(`${file}: ${test.name}`, { ...test, fileName })
    }
  }

  /** Null for a test that passes. */
  async #errorOf(id: string) {
    const start = performance.now()
    try {
      const test = this.#tests.get(id)
      if (!test) throw new Error(`There is no test ${id}.`)
      await test.run()
      return null
    } catch (error) {
      return error instanceof Error ? error : new Error(String(error))
    } finally {
      this.#times.set(id, performance.now() - start)
    }
  }

  async dryRun() {
    const tests: DryResult[] = []
    for (const [id, test] of this.#tests) {
      changes().currentTestId = id
      const error = await this.#errorOf(id)
      const result = { id, name: id, fileName: test.fileName, timeSpentMs: this.#times.get(id) ?? 0 }
      tests.push(error ? { ...result, status: 1, failureMessage: error.message } : { ...result, status: 0 })
    }
    changes().currentTestId = undefined
    const mutantCoverage = changes().mutantCoverage ?? { static: {}, perTest: {} }
    return { status: 'complete', tests, mutantCoverage }
  }

  async mutantRun(options: MutantRun): Promise<MutantResult> {
    const result = await this.#run(options)
    if (result.status !== 'killed') return result
    // The test fails without the change too: an earlier change has left its traces.
    if (!(await this.#errorOf(result.killedBy[0]))) return result
    await this.#load()
    return this.#run(options)
  }

  #fastFirst = (ids: readonly string[]) => ids.toSorted((a, b) => (this.#times.get(a) ?? 0) - (this.#times.get(b) ?? 0))

  async #run({ activeMutant, testFilter = [...this.#tests.keys()], hitLimit }: MutantRun): Promise<MutantResult> {
    Object.assign(changes(), {
      activeMutant: activeMutant.id,
      hitLimit,
      hitCount: hitLimit === undefined ? undefined : 0,
    })
    try {
      for (const [at, id] of this.#fastFirst(testFilter).entries()) {
        const error = await this.#errorOf(id)
        if ((changes().hitCount ?? 0) > (hitLimit ?? Number.POSITIVE_INFINITY))
          return { status: 'timeout', reason: 'It runs without an end.' }
        if (error) return { status: 'killed', killedBy: [id], failureMessage: error.message, nrOfTests: at + 1 }
      }
      return { status: 'survived', nrOfTests: testFilter.length }
    } finally {
      Object.assign(changes(), { activeMutant: undefined, hitLimit: undefined, hitCount: undefined })
    }
  }

  dispose = () => this.#server?.close()
}

export const strykerPlugins = [{ kind: 'TestRunner', name: 'specs', injectableClass: SpecRunner }]
