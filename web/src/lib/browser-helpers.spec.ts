import { getDefaultStore } from 'jotai/vanilla'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { closePanel, openPanel, panelAtom } from './panels'
import { handPhotos, hasPendingPhotos, receivePhotos, watchInput } from './pending-photo'
import { withRetry } from './with-retry'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.resetModules()
})

describe('a pending photo', () => {
  const named = (name: string) => new File(['a'], name)
  /** Opens a tool; tells the names that it has got. */
  const openTool = () => {
    const got: string[] = []
    return { got, close: receivePhotos((photos) => got.push(...photos.map(({ name }) => name))) }
  }

  it('is taken once', () => {
    handPhotos([named('a.jpg')])
    handPhotos([named('b.jpg')])
    expect(hasPendingPhotos()).toBe(true)
    const first = openTool()
    const second = openTool()
    expect([first.got, second.got, hasPendingPhotos()]).toEqual([['a.jpg', 'b.jpg'], [], false])
    second.close()
  })

  it('goes to an open tool at once, and waits after that is closed', () => {
    const { got, close } = openTool()
    handPhotos([named('a.jpg')])
    close()
    handPhotos([named('b.jpg')])
    expect(got).toEqual(['a.jpg'])
    const next = openTool()
    expect(next.got).toEqual(['b.jpg'])
    next.close()
  })

  it('counts also if it was chosen before the input is watched, and after the input has gone', () => {
    const input = Object.assign(new EventTarget(), { files: [named('a.jpg')] })
    let told = 0
    watchInput(input as unknown as HTMLInputElement, () => {
      told += 1
    })
    input.files = [named('b.jpg')]
    input.dispatchEvent(new Event('change'))
    const { got, close } = openTool()
    expect([got, told]).toEqual([['a.jpg', 'b.jpg'], 2])
    close()
  })
})

describe('a panel', () => {
  const classes = new Set<string>()
  beforeEach(() => {
    classes.clear()
    const toggle = (name: string, isOn: boolean) => (isOn ? classes.add(name) : classes.delete(name))
    vi.stubGlobal('document', { body: { classList: { toggle } } })
  })

  it('closes the open one, and is named by the body', () => {
    openPanel('menu')
    openPanel('search')
    expect([getDefaultStore().get(panelAtom), [...classes]]).toEqual(['search', ['search-open']])
    closePanel('menu')
    expect(getDefaultStore().get(panelAtom)).toBe('search')
    closePanel('search')
    expect([getDefaultStore().get(panelAtom), [...classes]]).toEqual([null, []])
  })
})

describe('the pause before another try', () => {
  const failingOnce = () => vi.fn(async () => 'code').mockRejectedValueOnce(new TypeError('offline'))

  it('is one second with a connection', async () => {
    vi.useFakeTimers()
    vi.stubGlobal('navigator', { onLine: true })
    const load = failingOnce()
    const loaded = withRetry(load)
    await vi.advanceTimersByTimeAsync(999)
    expect(load).toHaveBeenCalledTimes(1)
    await vi.advanceTimersByTimeAsync(1)
    expect(await loaded).toBe('code')
  })

  it('lasts until the connection is back', async () => {
    vi.useFakeTimers()
    const listen = vi.fn()
    vi.stubGlobal('navigator', { onLine: false })
    vi.stubGlobal('addEventListener', listen)
    const load = failingOnce()
    const loaded = withRetry(load)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(load).toHaveBeenCalledTimes(1)
    expect(listen).toHaveBeenCalledWith('online', expect.any(Function), { once: true })
    listen.mock.calls[0]?.[1]()
    expect(await loaded).toBe('code')
  })
})

describe('the policy of trusted types', () => {
  /** A browser whose policy refuses what its rules answer with null. */
  const load = async () => {
    const createPolicy = vi.fn((_: string, rules: Record<string, (text: string) => string | null>) =>
      Object.fromEntries(
        Object.entries(rules).map(([name, rule]) => [
          name,
          (text: string) => {
            const trusted = rule(text)
            if (trusted === null) throw new TypeError(`refused: ${text}`)
            return `trusted ${trusted}`
          },
        ]),
      ),
    )
    vi.stubGlobal('trustedTypes', { createPolicy })
    vi.stubEnv('DEV', false)
    vi.resetModules()
    const made = await import('./trusted-types')
    expect(createPolicy.mock.calls.map(([name]) => name)).toEqual(['kea'])
    return made
  }
  afterEach(() => vi.unstubAllEnvs())

  it('allows markup, JSON and scripts of the build', async () => {
    const { trustedHtml, trustedJson, trustedServiceWorker, trustedWorker } = await load()
    expect([
      trustedHtml('<p>'),
      trustedJson('{ "a": 1 }'),
      trustedServiceWorker(),
      trustedWorker('/assets/altcha.1a-B.js'),
    ]).toEqual(['trusted <p>', 'trusted {"a":1}', 'trusted /service-worker.js', 'trusted /assets/altcha.1a-B.js'])
    expect(() => trustedJson('alert(1)')).toThrow(SyntaxError)
  })

  it.each([
    'https://evil.example/assets/a.js',
    '/assets/a.js?b',
    '/assets/../a.js',
    '/src/worker.ts',
    '/x/service-worker.js',
    '//assets/a.js',
  ])('refuses the script %s', async (address) => {
    const { trustedWorker } = await load()
    expect(() => trustedWorker(address)).toThrow(`refused: ${address}`)
  })

  it('changes nothing in a browser without them', async () => {
    vi.resetModules()
    const { trustedHtml, trustedJson, trustedWorker } = await import('./trusted-types')
    expect([trustedHtml('<p>'), trustedJson('{ }'), trustedWorker('/x.js')]).toEqual(['<p>', '{ }', '/x.js'])
  })
})
