/** What is used of a cache of the browser. */
export interface PathCache {
  match(path: string): Promise<Response | undefined>
  put(path: string, response: Response): Promise<void>
  delete(path: string): Promise<boolean>
  keys(): Promise<readonly { url: string }[]>
}

interface Ports {
  /** The files by their paths. */
  files: () => Promise<PathCache>
  /** Where the times are between two lives of the worker. */
  notes: () => Promise<PathCache>
  load: (path: string) => Promise<Response>
  now: () => number
  wait: (ms: number) => Promise<unknown>
}

/** Files besides the core: those of one build, and what was used of the build before it. */
export const MAX_FILES = 600
const LOADS_AT_ONCE = 4
const TIMES = '/times'
/** The times are written once for all files of a page. */
const WRITE_AFTER_MS = 1_000

const isTimes = (value: unknown): value is [string, number][] =>
  Array.isArray(value) && value.every((each) => Array.isArray(each) && each.length === 2)

/**
 * The files of the shop's builds on this device. What was used longest ago goes first. The core of the present build,
 * which every page needs, never goes.
 */
export class KeptFiles {
  readonly #core: readonly string[]
  readonly #ports: Ports
  #times: Promise<Map<string, number>> | null = null
  #writing: Promise<void> | null = null

  constructor(core: readonly string[], ports: Ports) {
    this.#core = core
    this.#ports = ports
  }

  /**
   * The file from this device, else from the shop.
   *
   * @param later keeps the worker alive for what need not be waited for
   */
  async answer(path: string, request: Request, later: (work: Promise<unknown>) => void): Promise<Response> {
    const kept = await (await this.#ports.files()).match(path).catch(() => undefined)
    if (kept) {
      later(this.#use([path]).catch(() => {}))
      return kept
    }
    const response = await fetch(request)
    // A full disk or a private window must not take the shop down.
    if (response.status === 200) later(this.#keep(path, response.clone()).catch(() => {}))
    return response
  }

  /**
   * Loads what is not here yet, and notes that all of it is used now.
   *
   * @returns false if something did not come
   */
  async keepAll(paths: readonly string[]): Promise<boolean> {
    const files = await this.#ports.files()
    const open = [...paths]
    let isWhole = true
    const loadNext = async (): Promise<void> => {
      for (let path = open.shift(); path !== undefined; path = open.shift()) {
        if (await files.match(path)) continue
        const response = await this.#ports.load(path).catch(() => null)
        if (response?.status === 200) await files.put(path, response)
        else isWhole = false
      }
    }
    await Promise.all(Array.from({ length: LOADS_AT_ONCE }, loadNext))
    await this.#use(paths)
    await this.#trim(files)
    return isWhole
  }

  /** The core of this build. */
  keepCore = (): Promise<boolean> => this.keepAll(this.#core)

  async #keep(path: string, response: Response): Promise<void> {
    const files = await this.#ports.files()
    await files.put(path, response)
    await this.#use([path])
    await this.#trim(files)
  }

  async #trim(files: PathCache): Promise<void> {
    const core = new Set(this.#core)
    const others = (await files.keys()).map(({ url }) => new URL(url).pathname).filter((path) => !core.has(path))
    if (others.length <= MAX_FILES) return
    const times = await this.#readTimes()
    const usedAt = (path: string) => times.get(path) ?? 0
    const leaving = others.sort((a, b) => usedAt(a) - usedAt(b)).slice(0, others.length - MAX_FILES)
    await Promise.all(leaving.map((path) => files.delete(path)))
    for (const path of leaving) times.delete(path)
  }

  async #use(paths: readonly string[]): Promise<void> {
    const times = await this.#readTimes()
    for (const path of paths) times.set(path, this.#ports.now())
    this.#writing ??= this.#writeTimes()
    await this.#writing
  }

  #readTimes(): Promise<Map<string, number>> {
    const read = async () => {
      const noted = await (await this.#ports.notes()).match(TIMES)
      const list: unknown = await noted?.json().catch(() => null)
      return new Map(isTimes(list) ? list : [])
    }
    this.#times ??= read().catch(() => new Map())
    return this.#times
  }

  async #writeTimes(): Promise<void> {
    await this.#ports.wait(WRITE_AFTER_MS)
    this.#writing = null
    const times = await this.#readTimes()
    await (await this.#ports.notes()).put(TIMES, new Response(JSON.stringify([...times])))
  }
}
