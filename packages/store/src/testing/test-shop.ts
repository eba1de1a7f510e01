import { createExecutionContext, createScheduledController, waitOnExecutionContext } from 'cloudflare:test'
import type { Env } from '../env'
import type { ExternalFetch } from '../modules/captcha/recaptcha'
import { createStore } from '../store'
import { type BeforeBatch, countingDatabase, type DatabasePeaks, type DatabaseUse } from './counting-database'
import { bindings } from './prepare-database'
import { solveCaptcha } from './solve-captcha'

const START = new Date('2026-11-02T09:00:00Z')
export const GUEST = 'guest-key-of-a-test-0001'
export const STRANGER = 'guest-key-of-a-test-0002'

export interface GraphQlAnswer {
  status: number
  // Tests compare whole answers. The schema guarantees their types.
  // biome-ignore lint/suspicious/noExplicitAny: the type depends on the query of the test
  data: any
  errors?: {
    message: string
    path?: string[]
    extensions?: { category?: string; challenge?: Parameters<typeof solveCaptcha>[0] }
  }[]
}

/** The store as called by the edge, with a clock that tests move. */
export function createTestShop(settings: Record<string, string> = {}, externalFetch?: ExternalFetch) {
  let now = START
  const store = createStore(() => now, externalFetch)
  const { database, use, peaks, hook } = countingDatabase(bindings.DB)
  const env = {
    ...bindings,
    DB: database,
    STORE_CODE: 'nz',
    MODE: 'production',
    BANK_TRANSFER_DAYS: '7',
    SIGNING_KEY: 'signing-key-of-every-test',
    ALTCHA_COST: '1',
    ...settings,
  } as unknown as Env

  async function request(path: string, init: RequestInit = {}, key: string | null = GUEST): Promise<Response> {
    const headers = new Headers(init.headers)
    if (key !== null) headers.set('X-Guest-Key', key)
    const ctx = createExecutionContext()
    const answer = await store.fetch(new Request(`https://store${path}`, { ...init, headers }), env, ctx)
    await waitOnExecutionContext(ctx)
    return answer
  }

  async function graphql(
    query: string,
    variables: object = {},
    key: string | null = GUEST,
    more: Record<string, string> = {},
  ): Promise<GraphQlAnswer> {
    const headers = { 'content-type': 'application/json', ...more }
    const answer = await request(
      '/graphql',
      { method: 'POST', headers, body: JSON.stringify({ query, variables }) },
      key,
    )
    return { status: answer.status, ...(await answer.json<Omit<GraphQlAnswer, 'status'>>()) }
  }

  /** The statements that `work` sends to D1, and the rows that they read. */
  async function countUse(work: () => Promise<unknown>): Promise<Pick<DatabaseUse, 'statements' | 'rowsRead'>> {
    const before = { ...use }
    await work()
    return { statements: use.statements - before.statements, rowsRead: use.rowsRead - before.rowsRead }
  }

  /** A token as solved by a browser. */
  const captcha = async (): Promise<string> => solveCaptcha(await (await request('/altcha')).json())

  return {
    request,
    graphql,
    captcha,
    /** Sends a form with its own captcha. */
    submit: async (
      query: string,
      variables: object = {},
      key: string | null = GUEST,
      more: Record<string, string> = {},
    ) => graphql(query, variables, key, { 'x-recaptcha': await captcha(), ...more }),
    db: bindings.DB,
    files: bindings.FILES,
    /** Moves the clock without a tick. */
    wait(days: number): void {
      now = new Date(now.getTime() + days * 86_400_000)
    },
    async tick(days = 0): Promise<void> {
      now = new Date(now.getTime() + days * 86_400_000)
      const ctx = createExecutionContext()
      await store.scheduled(createScheduledController(), env, ctx)
      await waitOnExecutionContext(ctx)
    },
    /** `before` runs before each batch that `work` sends to D1, except for its own batches. */
    async between<T>(before: BeforeBatch, work: () => Promise<T>): Promise<T> {
      use.batches = 0
      hook.before = async (nth) => {
        const { before: own } = hook
        hook.before = null
        await before(nth)
        hook.before = own
      }
      try {
        return await work()
      } finally {
        hook.before = null
      }
    },
    /** Number of batches that `work` sends to D1. */
    async countBatches(work: () => Promise<unknown>): Promise<number> {
      const before = use.batches
      await work()
      return use.batches - before
    },
    /** Number of statements that `work` sends to D1. */
    async countStatements(work: () => Promise<unknown>): Promise<number> {
      return (await countUse(work)).statements
    },
    countUse,
    /** The largest batch, statement and value that `work` sends to D1. */
    async peaksOf(work: () => Promise<unknown>): Promise<DatabasePeaks> {
      Object.assign(peaks, { batch: 0, parameters: 0, statementBytes: 0, valueBytes: 0 } satisfies DatabasePeaks)
      await work()
      return { ...peaks }
    },
  }
}

export type TestShop = ReturnType<typeof createTestShop>
