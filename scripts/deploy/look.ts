// Checks the deployed shop from outside, as a visitor sees it.

class NotYet extends Error {}

const SECOND_MS = 1000
/** The first certificate of a domain takes minutes. */
const UP_MS = 10 * 60 * SECOND_MS
/** A new version is available everywhere within seconds. */
const PAGE_MS = 30 * SECOND_MS
const PAUSE_MS = 3 * SECOND_MS

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

async function ask(origin: string, path: string, wanted: number) {
  const answer = await fetch(origin + path, { redirect: 'manual' }).catch((error) => {
    throw new NotYet(`${path} cannot be reached: ${error.cause?.code ?? error.message}`)
  })
  const body = await answer.text()
  if (answer.status !== wanted) throw new NotYet(`${path} answered ${answer.status}, not ${wanted}`)
  return body
}

async function until<T>(deadline: number, pauseMs: number, attempt: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await attempt()
    } catch (error) {
      if (!(error instanceof NotYet) || Date.now() + pauseMs > deadline) throw error
      await pause(pauseMs)
    }
  }
}

const pathsIn = (xml: string) =>
  [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname)

/** How long the check waits, in ms. */
export interface Waits {
  upMs?: number
  pageMs?: number
  pauseMs?: number
}

interface LookOptions extends Waits {
  /** Null for any. */
  version: string | null
  /** Prints a line. */
  say: (line: string) => void
}

/**
 * Waits until the shop responds with the version `version`, then requests the required pages. Throws the
 * last wrong response.
 */
export async function lookAt(
  origin: string,
  { version, say, upMs = UP_MS, pageMs = PAGE_MS, pauseMs = PAUSE_MS }: LookOptions,
): Promise<void> {
  await until(Date.now() + upMs, pauseMs, async () => {
    const health: { version: string } = JSON.parse(await ask(origin, '/healthz', 200))
    if (version && health.version !== version) throw new NotYet(`/healthz is still upload ${health.version}`)
  })
  say('/healthz 200')
  const check = async (path: string, status: number) => {
    const body = await until(Date.now() + pageMs, pauseMs, () => ask(origin, path, status))
    say(`${path} ${status}`)
    return body
  }
  await check('/healthz?deep', 200)
  await check('/robots.txt', 200)
  const files = pathsIn(await check('/sitemap.xml', 200))
  const page = pathsIn(await check(files[0] ?? '/sitemap-1.xml', 200)).find((path) => path !== '/')
  await check('/', 200)
  if (page) await check(page, 200)
  await check('/no-such-page', 404)
}
