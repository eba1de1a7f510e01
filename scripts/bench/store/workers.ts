// The Workers that are measured beside the store: the floor, and the store with a counter.
/** The use of the database: the number of statements, and the largest of each other figure. */
export interface DatabaseUse {
  statements: number
  /** Statements of one batch. */
  batch: number
  /** Of one statement. */
  parameters: number
  statementBytes: number
  valueBytes: number
}

/** A Worker with one statement. */
export const FLOOR = `export default { async fetch(request, env) {
  await request.text()
  const row = await env.DB.prepare("SELECT value FROM config_values WHERE key = 'store_name'").first()
  return Response.json({ data: { placeOrder: null, row } })
} }`

/** The store with a statement counter. GET /statements returns the use of the database since the last call. */
export const COUNTED = `import store from './store.js'
const none = { statements: 0, batch: 0, parameters: 0, statementBytes: 0, valueBytes: 0 }
let use = { ...none }
const raise = (name, value) => { use[name] = Math.max(use[name], value) }
const bytesOf = (value) => new TextEncoder().encode(String(value)).length
const plain = new WeakMap()
const counted = (statement) => {
  const own = new Proxy(statement, { get(target, name) {
    const value = Reflect.get(target, name)
    if (typeof value !== 'function') return value
    return (...args) => {
      if (name !== 'bind') return Reflect.apply(value, target, args)
      raise('parameters', args.length)
      for (const arg of args) raise('valueBytes', bytesOf(arg))
      return counted(target.bind(...args))
    }
  } })
  plain.set(own, statement)
  return own
}
const database = (db) => new Proxy(db, { get(target, name) {
  const value = Reflect.get(target, name)
  if (typeof value !== 'function') return value
  return (...args) => {
    if (name === 'prepare') {
      use.statements += 1
      raise('statementBytes', bytesOf(args[0]))
      return counted(target.prepare(...args))
    }
    if (name === 'batch') {
      raise('batch', args[0].length)
      return target.batch(args[0].map((statement) => plain.get(statement)))
    }
    return Reflect.apply(value, target, args)
  }
} })
export default { fetch(request, env, ctx) {
  if (new URL(request.url).pathname !== '/statements') return store.fetch(request, { ...env, DB: database(env.DB) }, ctx)
  const was = use
  use = { ...none }
  return Response.json(was)
} }`

export type Urls = Record<'store' | 'floor' | 'counted', string>

/** The use of the database since the last call. */
export async function readUse(urls: Urls): Promise<DatabaseUse> {
  return (await (await fetch(`${urls.counted}/statements`)).json()) as DatabaseUse
}
