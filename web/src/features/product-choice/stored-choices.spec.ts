import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { storageOf } from '~/lib/testing/storage-of'

const storage = new Map<string, string>()
beforeEach(() => {
  storage.clear()
  vi.resetModules()
  vi.stubGlobal('sessionStorage', storageOf(storage))
})
afterEach(() => vi.unstubAllGlobals())

/** Imports the module again, as a reload of the page does. */
async function reload() {
  vi.resetModules()
  const { currentChoices, storeChoices } = await import('./stored-choices')
  return { chosen: currentChoices, choose: (uids: string[]) => storeChoices({ canvas: uids }) }
}

describe('stored choices', () => {
  it('are readable at once, and after a reload', async () => {
    const page = await reload()
    expect(page.chosen()).toEqual({})
    page.choose(['19', 'large'])
    expect(page.chosen()).toEqual({ canvas: ['19', 'large'] })
    expect((await reload()).chosen()).toEqual({ canvas: ['19', 'large'] })
  })

  it('are empty for invalid stored data', async () => {
    storage.set('choices', '{"a":["x"],"b":"x","c":[1]}')
    expect((await reload()).chosen()).toEqual({ a: ['x'] })
    for (const odd of ['null', 'no json', '7']) {
      storage.set('choices', odd)
      expect((await reload()).chosen()).toEqual({})
    }
  })

  it('last until a reload without access to the storage', async () => {
    // Newer versions of Node have a storage of their own.
    vi.stubGlobal('sessionStorage', undefined)
    const page = await reload()
    page.choose(['19'])
    expect(page.chosen()).toEqual({ canvas: ['19'] })
    expect((await reload()).chosen()).toEqual({})
  })
})
