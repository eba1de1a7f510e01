import type { Miniflare } from 'miniflare'

// SQL in a Worker beside its database. The D1 of Miniflare's Node API blocks the thread for each `prepare`, and on a
// busy machine it can wake before its response is there. Each later call then fails too.

const SCRIPT = `
  export default {
    async fetch(request, { DB }) {
      const statements = await request.json()
      const done = await DB.batch(statements.map((statement) => DB.prepare(statement)))
      return Response.json(done.map(({ results }) => results))
    },
  }`

/** The Miniflare options of a Worker that runs SQL on the D1 database `id`. */
export const sqlWorker = (id: string) => ({ modules: true, script: SCRIPT, d1Databases: { DB: id } })

/**
 * Runs statements in one batch. Returns the rows of each.
 * @param name of the `sqlWorker` in this Miniflare; its first Worker by default
 */
export async function runSql<Row = Record<string, unknown>>(
  miniflare: Miniflare,
  statements: readonly string[],
  name?: string,
): Promise<Row[][]> {
  const worker = await miniflare.getWorker(name)
  const response = await worker.fetch('http://sql.test', { method: 'POST', body: JSON.stringify(statements) })
  if (!response.ok) throw new Error(await response.text())
  return (await response.json()) as Row[][]
}
