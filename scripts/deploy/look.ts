// Checks the deployed shop from outside, as a visitor sees it.

class NotYet extends Error {}

const SECOND_MS = 1000
/** The first certificate of a domain takes minutes. */
const UP_MS = 10 * 60 * SECOND_MS
/** A new version is available everywhere within seconds. */
const PAGE_MS = 30 * SECOND_MS
const PAUSE_MS = 3 * SECOND_MS

const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms))

async function ask(origin, path, wanted) {
  const answer = await fetch(origin + path, { redirect: 'manual' }).catch((error) => {
    throw new NotYet(`${path} cannot be reached: ${error.cause?.code ?? error.message}`)
  })
  const body = await answer.text()
  if (answer.status !== wanted) throw new NotYet(`${path} answered ${answer.status}, not ${wanted}`)
  return body
}

async function until(deadline, pauseMs, attempt) {
  for (;;) {
    try {
      return await attempt()
    } catch (error) {
      if (!(error instanceof NotYet) || Date.now() + pauseMs > deadline) throw error
      await pause(pauseMs)
    }
  }
}

const pathsIn = (xml) => [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => new URL(address).pathname)

/**
 * Waits until the shop responds with the version `version` (null for any), then requests the required pages. Throws the
 * last wrong response. `times` shortens the waits.
 */
export async function lookAt(origin, { version, say, upMs = UP_MS, pageMs = PAGE_MS, pauseMs = PAUSE_MS }) {
  await until(Date.now() + upMs, pauseMs, async () => {
    const health = JSON.parse(await ask(origin, '/healthz', 200))
    if (version && health.version !== version) throw new NotYet(`/healthz is still upload ${health.version}`)
  })
  say('/healthz 200')
  const check = async (path, status) => {
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
