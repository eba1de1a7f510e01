import { afterEach, describe, expect, it, vi } from 'vitest'
import { KeptFiles, MAX_FILES, type PathCache } from './kept-files'

const CORE = ['/assets/core-1.js', '/assets/core-2.css']

/** A cache of the browser, in the order of its entries. */
function cacheOf(entries = new Map<string, string>()): PathCache & { entries: Map<string, string> } {
  return {
    entries,
    match: async (path) => (entries.has(path) ? new Response(entries.get(path)) : undefined),
    put: async (path, response) => void entries.set(path, await response.text()),
    delete: async (path) => entries.delete(path),
    keys: async () => [...entries.keys()].map((path) => ({ url: `https://shop.example${path}` })),
  }
}

function deviceOf({ files = cacheOf(), notes = cacheOf(), missing = [] as string[] } = {}) {
  const loaded: string[] = []
  let clock = 1000
  const load = async (path: string) => {
    loaded.push(path)
    if (missing.includes(path)) throw new TypeError('Failed to fetch')
    return new Response(`text of ${path}`)
  }
  vi.stubGlobal('fetch', (request: Request) => load(new URL(request.url).pathname))
  const start = () =>
    new KeptFiles(CORE, {
      files: async () => files,
      notes: async () => notes,
      load,
      now: () => clock++,
      wait: async () => {},
    })
  let kept = start()
  const work: Promise<unknown>[] = []
  return {
    files: files.entries,
    loaded,
    kept: () => kept,
    /** The browser ends the worker and starts it again. */
    restart: () => {
      kept = start()
    },
    async ask(path: string) {
      const answer = await kept.answer(path, new Request(`https://shop.example${path}`), (later) => work.push(later))
      await Promise.all(work.splice(0))
      return answer.text()
    },
  }
}

const others = (count: number) => Array.from({ length: count }, (_, at) => `/assets/${at}.js`)

describe('the files on this device', () => {
  afterEach(() => vi.unstubAllGlobals())

  it('are loaded once and then answered from here', async () => {
    const { ask, loaded } = deviceOf()
    expect([await ask('/assets/a.js'), await ask('/assets/a.js')]).toEqual([
      'text of /assets/a.js',
      'text of /assets/a.js',
    ])
    expect(loaded).toEqual(['/assets/a.js'])
  })

  it('are six hundred besides the core, and one more lets the one go that was used longest ago', async () => {
    const { ask, files, kept } = deviceOf()
    await kept().keepCore()
    for (const path of others(600)) await ask(path)
    expect(files.size).toBe(602)
    await ask('/assets/0.js')
    await ask('/assets/new.js')
    expect(files.size).toBe(602)
    expect([files.has('/assets/0.js'), files.has('/assets/1.js'), files.has('/assets/2.js')]).toEqual([
      true,
      false,
      true,
    ])
    expect(CORE.every((path) => files.has(path))).toBe(true)
  })

  it('remember their use when the worker was ended in between', async () => {
    const { ask, files, restart } = deviceOf()
    for (const path of others(MAX_FILES)) await ask(path)
    restart()
    await ask('/assets/0.js')
    restart()
    await ask('/assets/new.js')
    expect([files.has('/assets/0.js'), files.has('/assets/1.js')]).toEqual([true, false])
  })

  it('of an earlier worker, whose use is not known, go first', async () => {
    const earlier = cacheOf(new Map([['/assets/earlier.js', 'earlier']]))
    const { ask, files } = deviceOf({ files: earlier })
    for (const path of others(MAX_FILES)) await ask(path)
    expect([files.size, files.has('/assets/earlier.js'), files.has('/assets/0.js')]).toEqual([600, false, true])
  })

  it('are kept all at once, without those that do not come and those that are here', async () => {
    const { files, kept, loaded, ask } = deviceOf({ missing: ['/assets/b.js'] })
    await ask('/assets/a.js')
    expect(await kept().keepAll(['/assets/a.js', '/assets/b.js', '/assets/c.js'])).toBe(false)
    expect(await kept().keepAll(['/assets/a.js', '/assets/c.js'])).toBe(true)
    expect(loaded).toEqual(['/assets/a.js', '/assets/b.js', '/assets/c.js'])
    expect([...files.keys()]).toEqual(['/assets/a.js', '/assets/c.js'])
  })

  it('are used when they are kept again', async () => {
    const { ask, files, kept } = deviceOf()
    for (const path of others(MAX_FILES)) await ask(path)
    await kept().keepAll(['/assets/0.js'])
    await ask('/assets/new.js')
    expect([files.has('/assets/0.js'), files.has('/assets/1.js')]).toEqual([true, false])
  })

  it('are not kept where the disk is full, and the shop goes on', async () => {
    const full = { ...cacheOf(), put: () => Promise.reject(new DOMException('full', 'QuotaExceededError')) }
    const { ask, loaded } = deviceOf({ files: full })
    expect([await ask('/assets/a.js'), await ask('/assets/a.js')]).toEqual([
      'text of /assets/a.js',
      'text of /assets/a.js',
    ])
    expect(loaded).toHaveLength(2)
  })

  it('that the shop answers with an error are not kept', async () => {
    const { files, kept } = deviceOf()
    vi.stubGlobal('fetch', async () => new Response('gone', { status: 404 }))
    const answer = await kept().answer('/assets/a.js', new Request('https://shop.example/assets/a.js'), () => {})
    expect([answer.status, files.size]).toEqual([404, 0])
  })

  it('are asked for without the notes of their use where these are damaged', async () => {
    const { ask } = deviceOf({ notes: cacheOf(new Map([['/times', '{"a":']])) })
    expect(await ask('/assets/a.js')).toBe('text of /assets/a.js')
  })
})
