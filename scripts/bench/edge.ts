// The edge's page path: the cost of a cached page, its backend requests, and the memory of many pages.
import { median, waitForIdleMachine } from './browser.ts'
import { type Edge, type EdgeServer, type Edges, HOST, PATH, prepareEdge } from './edge-workers.ts'
import { openHeap } from './heap.ts'
import { load } from './load.ts'
import { isSmoke, runsOf } from './runs.ts'
import type { BenchResult, Shop } from './shop.ts'

const ROUNDS = runsOf(5)
const MIN_RATIO = 0.75
const MAX_CPU_RATIO = 1.5
/** Simultaneous requests for one uncached page. */
const STAMPEDE = 200
const REQUESTS = isSmoke ? 4_000 : 100_000
const SLUGS = isSmoke ? 400 : 10_000
/** Concurrent requests for many pages. */
const READERS = 32
/** Windows of requests after the warm-up, each measured at its end. */
const WINDOWS = 4
/** Limit for the growth of the heap after a collection, from the first window to the largest. */
const MAX_GROWTH = 0.05
/** Half of the memory of an isolate. The page cache may have 40 MB, and the code needs its part. */
const MAX_HEAP_MB = 64
/** Limit for the process, with store and runtime. Leaks outside of the heap show here, with the allocator's overhead. */
const MAX_RESIDENT_MB = 260

/** One measured window. */
interface Sample {
  perSecond: number
  /** The 99th percentile of the times of requests, in ms. */
  p99: number
  /** CPU time of a request, in µs. */
  cpuUs: number
}

async function measure(server: EdgeServer): Promise<Sample> {
  await waitForIdleMachine()
  const before = server.cpuMs()
  const { perSecond, p99, count } = await load({ port: server.port, host: HOST, path: PATH })
  return { perSecond, p99, cpuUs: ((server.cpuMs() - before) * 1000) / count }
}

/** Number of backend requests of `work`. */
async function readsOf(edge: Edge, work: () => Promise<unknown>): Promise<number> {
  const before = await edge.askedStore()
  await work()
  return (await edge.askedStore()) - before
}

const paths = (count: number, pathOf: (n: number) => string) => Array.from({ length: count }, (_, n) => pathOf(n))

async function benchReads(edges: Edges): Promise<BenchResult> {
  const edge = await edges.startEdge()
  const ask = (list: readonly string[], connections: number) =>
    load({ port: edge.port, host: HOST, paths: list, connections })
  const cold = await readsOf(edge, () => ask([PATH], 1))
  const warm = await readsOf(edge, () => ask(Array<string>(1000).fill(PATH), 16))
  const stampede = await readsOf(edge, () => ask(Array<string>(STAMPEDE).fill('/stampede'), STAMPEDE))
  edge.stop()
  return {
    ok: cold === 1 && warm === 0 && stampede === 1,
    lines: [
      `    upstream reads of a page: ${cold} cold (budget 1), ${warm} in 1,000 warm (budget 0), ${stampede} for ` +
        `${STAMPEDE} at once on a cold one (budget 1)`,
    ],
  }
}

/** Pages with a Zipf distribution: the n-th is requested n times less often than the first. Every run is the same. */
const popularPage = (n: number) => `/page-${Math.floor(SLUGS ** ((n * 0.618_033_988_75) % 1))}`

/**
 * Memory of many pages, at the end of the warm-up and of each window: the heap after a full garbage collection. The size
 * of the process is not enough: V8 delays collections while memory is free, so the size depends on the request rate.
 */
async function benchMemory(edges: Edges): Promise<BenchResult> {
  const edge = await edges.startEdge({ inspected: true })
  const heap = await openHeap({ port: edge.port, inspectorPort: edge.inspectorPort, worker: 'edge' })
  const askedBefore = await edge.askedStore()
  const samples: { heapMb: number; residentMb: number }[] = []
  const ask = async (list: readonly string[]) => {
    await load({ port: edge.port, host: HOST, paths: list, connections: READERS })
    samples.push({ heapMb: await heap.usedMb(), residentMb: edge.residentMb() })
  }
  await ask(paths(SLUGS, (n) => `/page-${n}`))
  const each = (REQUESTS - SLUGS) / WINDOWS
  for (let window = 0; window < WINDOWS; window++) await ask(paths(each, (n) => popularPage(window * each + n)))
  const cold = (await edge.askedStore()) - askedBefore
  heap.close()
  edge.stop()
  const [first = Number.NaN, ...later] = samples.slice(1).map(({ heapMb }) => heapMb)
  const most = Math.max(...later)
  const resident = Math.max(...samples.map(({ residentMb }) => residentMb))
  return {
    ok: most <= first * (1 + MAX_GROWTH) && Math.max(first, most) <= MAX_HEAP_MB && resident <= MAX_RESIDENT_MB,
    lines: [
      `    memory over ${REQUESTS.toLocaleString('en')} requests of ${SLUGS.toLocaleString('en')} pages, ` +
        `${cold.toLocaleString('en')} of them cold: heap after a collection ` +
        `${samples.map(({ heapMb }) => heapMb.toFixed(1)).join(', ')} MB ` +
        `(budget + ${MAX_GROWTH * 100} % from the second on, ≤ ${MAX_HEAP_MB} MB)`,
      `    the process then, with store and runtime: ${samples.map(({ residentMb }) => residentMb.toFixed(0)).join(', ')} MB ` +
        `(budget ≤ ${MAX_RESIDENT_MB} MB)`,
    ],
  }
}

async function benchWarm(edges: Edges): Promise<BenchResult> {
  const edge = await edges.startEdge()
  const page = await fetch(`http://127.0.0.1:${edge.port}${PATH}`, { headers: { host: HOST } })
  const body = await page.text()
  if (page.status !== 200 || !body.includes('id="page-data"')) throw new Error(`${PATH} answered ${page.status}.`)
  const bare = await edges.startBare(body, page.headers)
  const runs: Record<'edge' | 'bare', Sample[]> = { edge: [], bare: [] }
  for (let round = 0; round <= ROUNDS; round++) {
    const pair = { edge: await measure(edge), bare: await measure(bare) }
    // The first round warms up the compiler.
    if (round > 0) for (const name of ['edge', 'bare'] as const) runs[name].push(pair[name])
  }
  const of = (name: keyof typeof runs, key: keyof Sample) => median(runs[name].map((run) => run[key]))
  const ratio = of('edge', 'perSecond') / of('bare', 'perSecond')
  const cpuRatio = of('edge', 'cpuUs') / of('bare', 'cpuUs')
  return {
    ok: ratio >= MIN_RATIO && cpuRatio <= MAX_CPU_RATIO,
    lines: [
      `Edge, ${PATH} from memory (${(body.length / 1000).toFixed(1)} KB): ${of('edge', 'perSecond').toFixed(0)} requests/s, bare handler ` +
        `${of('bare', 'perSecond').toFixed(0)}, ratio ${ratio.toFixed(3)} (budget ≥ ${MIN_RATIO})`,
      `    CPU ${of('edge', 'cpuUs').toFixed(0)} µs a request against ${of('bare', 'cpuUs').toFixed(0)}, ratio ` +
        `${cpuRatio.toFixed(2)} (budget ≤ ${MAX_CPU_RATIO}); p99 ${of('edge', 'p99').toFixed(1)} ms against ${of('bare', 'p99').toFixed(1)} ms`,
    ],
  }
}

export async function benchEdge(shop: Shop): Promise<BenchResult> {
  const edges = await prepareEdge(shop)
  try {
    const parts: BenchResult[] = []
    for (const bench of [benchWarm, benchReads, benchMemory]) parts.push(await bench(edges))
    return { ok: parts.every(({ ok }) => ok), lines: parts.flatMap(({ lines }) => lines) }
  } finally {
    edges.stop()
  }
}
