import type { DesignDocument } from '@kea/design/document/document'
import { itemsOf, photosOf, placedPhotosOf } from '@kea/design/document/records'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { MemoryDrafts, MemoryShop, MemoryUploads } from './testing/shop-fakes'
import { TestEditor } from './testing/TestEditor'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** A tool with a photo that has arrived. */
async function withPhoto(parts: Parameters<typeof TestEditor.open>[0] = {}) {
  const test = await TestEditor.open(parts)
  await test.choose()
  await vi.advanceTimersByTimeAsync(1_000)
  return test
}
const revisionOf = (test: TestEditor, uid = 'design-1') => test.shop.designs.get(uid)?.revision ?? 0
const turn = (test: TestEditor) => test.key('r')

describe('a design with an uploaded photo', () => {
  it('is saved in the store soon, and then every half minute while it changes', async () => {
    const test = await withPhoto()
    expect(revisionOf(test)).toBe(0)
    await vi.advanceTimersByTimeAsync(5_000)
    expect(revisionOf(test)).toBe(1)
    for (let seconds = 0; seconds < 60; seconds += 1) {
      test.editor.addText()
      await vi.advanceTimersByTimeAsync(1_000)
    }
    expect(revisionOf(test)).toBe(3)
    await vi.advanceTimersByTimeAsync(120_000)
    const after = revisionOf(test)
    await vi.advanceTimersByTimeAsync(120_000)
    expect(revisionOf(test)).toBe(after)
  })

  it('is saved at once when the page is hidden, and not a second time without a change', async () => {
    const test = await withPhoto()
    await vi.advanceTimersByTimeAsync(5_000)
    turn(test)
    test.editor.saving.hide()
    await vi.advanceTimersByTimeAsync(10)
    expect(revisionOf(test)).toBe(2)
    test.editor.saving.hide()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(revisionOf(test)).toBe(2)
  })

  it('is not saved for the first time by a page that may be closing, which would not know its uid', async () => {
    const test = await withPhoto()
    test.editor.saving.hide()
    await vi.advanceTimersByTimeAsync(10)
    expect(revisionOf(test)).toBe(0)
    await vi.advanceTimersByTimeAsync(5_000)
    expect(revisionOf(test)).toBe(1)
  })

  it('is saved at once when the page is hidden during a save, and keeps saving when the page comes back', async () => {
    const test = await withPhoto()
    await vi.advanceTimersByTimeAsync(5_000)
    const answers: (() => void)[] = []
    test.shop.onSave = async ({ isLast }) => {
      if (!isLast) await new Promise<void>((resolve) => answers.push(resolve))
    }
    turn(test)
    await vi.advanceTimersByTimeAsync(31_000)
    expect([answers.length, revisionOf(test)]).toEqual([1, 1])
    test.editor.changeFacts({ name: 'For Nana' })
    test.editor.saving.hide()
    await vi.advanceTimersByTimeAsync(10)
    expect(test.shop.names.get('design-1')).toBe('For Nana')
    // The earlier request arrives after the later one, and is refused.
    for (const answer of answers) answer()
    await vi.advanceTimersByTimeAsync(10)
    expect([test.shop.names.get('design-1'), test.editor.saving.state.read().isStale]).toEqual(['For Nana', false])
    test.shop.onSave = async () => {}
    turn(test)
    await vi.advanceTimersByTimeAsync(31_000)
    expect([revisionOf(test), test.editor.saving.state.read().isStale]).toEqual([3, false])
  })

  it('is saved as a new one when the store has deleted it, also from the draft that its address opens', async () => {
    const test = await withPhoto()
    await vi.advanceTimersByTimeAsync(5_000)
    test.shop.designs.delete('design-1')
    turn(test)
    await vi.advanceTimersByTimeAsync(31_000)
    expect([revisionOf(test), revisionOf(test, 'design-2'), test.notice]).toEqual([0, 1, ''])
    expect(test.drafts.designs.get('new:canvas-print')).toMatchObject({ designUid: 'design-2', revision: 1 })
    test.editor.dispose()
    const { shop, uploads, drafts } = test
    const draft = drafts.designs.get('new:canvas-print')
    if (draft) drafts.designs.set('design:design-2', draft)
    drafts.photos.set('design:design-2', new Map(drafts.photos.get('new:canvas-print')))
    shop.designs.delete('design-2')
    const again = await TestEditor.open({ drafts, shop, uploads, designUid: 'design-2' })
    expect([again.notice, again.design]).toEqual(['', test.design])
    turn(again)
    await vi.advanceTimersByTimeAsync(5_000)
    expect(revisionOf(again, 'design-3')).toBe(1)
    again.editor.dispose()
    await vi.advanceTimersByTimeAsync(1_000)
    const third = await TestEditor.open({ drafts, shop, uploads, designUid: 'design-2' })
    expect(third.design).toEqual(again.design)
    expect(await third.editor.cart.put()).toBe(true)
    expect([...shop.designs.keys()]).toEqual(['design-3'])
  })

  it('is stored for a link in its newest state, also when it changes during the save', async () => {
    const test = await withPhoto()
    test.shop.onSave = async () => {
      test.shop.onSave = async () => {}
      test.editor.addText()
    }
    expect(await test.editor.cart.store()).toBe('design-1')
    const items = itemsOf(test.design).length
    expect(items).toBe(2)
    expect(itemsOf(test.shop.designs.get('design-1')?.document as typeof test.design)).toHaveLength(items)
  })

  it('is saved with its name when that changes', async () => {
    const test = await withPhoto()
    await vi.advanceTimersByTimeAsync(5_000)
    test.editor.changeFacts({ name: 'For Nana' })
    await vi.advanceTimersByTimeAsync(31_000)
    expect(test.shop.names.get('design-1')).toBe('For Nana')
  })

  it('stays one design in the store after a reload and in the cart', async () => {
    const drafts = new MemoryDrafts()
    const [shop, uploads] = [new MemoryShop(), new MemoryUploads()]
    const first = await withPhoto({ drafts, shop, uploads })
    await vi.advanceTimersByTimeAsync(5_000)
    first.editor.dispose()
    await vi.advanceTimersByTimeAsync(1_000)
    const second = await TestEditor.open({ drafts, shop, uploads })
    expect(await second.editor.cart.put()).toBe(true)
    expect([...shop.designs.keys()]).toEqual(['design-1'])
    expect(shop.lines).toMatchObject([{ designUid: 'design-1', designRevision: revisionOf(second) }])
  })

  it('that the store cannot save stays on the device, and is saved with the next change', async () => {
    const test = await withPhoto()
    test.shop.failures = [new Error('The store is down')]
    await vi.advanceTimersByTimeAsync(5_000)
    expect([revisionOf(test), test.notice]).toEqual([0, ''])
    turn(test)
    await vi.advanceTimersByTimeAsync(31_000)
    expect(revisionOf(test)).toBe(1)
  })

  it('is not saved in the store without a photo that has arrived', async () => {
    const test = await TestEditor.open()
    test.editor.addText()
    await vi.advanceTimersByTimeAsync(60_000)
    test.editor.saving.hide()
    expect(test.shop.designs.size).toBe(0)
  })
})

describe('a photo that the device has not written yet', () => {
  /** A device that writes photos when it is told to. */
  function slowDevice() {
    const drafts = new MemoryDrafts()
    let write = () => {}
    drafts.written = new Promise<void>((resolve) => {
      write = resolve
    })
    const stored = () => drafts.designs.get('new:canvas-print')?.design as DesignDocument | undefined
    return { drafts, write: () => write(), stored }
  }

  it('is on the print, and the stored draft waits for it', async () => {
    const { drafts, write, stored } = slowDevice()
    const test = await TestEditor.open({ drafts })
    await test.choose()
    expect(placedPhotosOf(test.design)).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(5_000)
    expect(stored()).toBeUndefined()
    write()
    await vi.advanceTimersByTimeAsync(10)
    expect(stored()).toEqual(test.design)
    expect([...(drafts.photos.get('new:canvas-print')?.keys() ?? [])]).toEqual(
      photosOf(test.design).map(({ id }) => id),
    )
  })

  it('is left out of the draft of a page that closes, and the words beside it are not', async () => {
    const { drafts } = slowDevice()
    const test = await TestEditor.open({ drafts })
    await test.choose()
    test.editor.addText()
    await vi.advanceTimersByTimeAsync(5_000)
    test.editor.saving.hide()
    const left = (await drafts.load('new:canvas-print'))?.design as DesignDocument | undefined
    expect(left && [photosOf(left).length, itemsOf(left).map(({ type }) => type)]).toEqual([0, ['text']])
  })

  it('is no part of a copy before it is written', async () => {
    const { drafts, write } = slowDevice()
    const test = await TestEditor.open({ drafts })
    await test.choose()
    const copied = test.editor.copyOnDevice()
    await vi.advanceTimersByTimeAsync(10)
    expect(drafts.designs.size).toBe(0)
    write()
    expect((await drafts.load(`copy:canvas-print:${await copied}`))?.photos).toHaveLength(1)
  })
})

describe('a design in two tabs', () => {
  it('is saved by the first one that changes it, and the other one is told', async () => {
    const drafts = new MemoryDrafts()
    const one = await withPhoto({ drafts })
    const two = await TestEditor.open({ drafts })
    turn(two)
    await vi.advanceTimersByTimeAsync(1_000)
    expect(two.editor.saving.state.read().isStale).toBe(false)
    const kept = structuredClone(drafts.designs.get('new:canvas-print')?.design)
    turn(one)
    turn(one)
    await vi.advanceTimersByTimeAsync(1_000)
    expect(one.editor.saving.state.read().isStale).toBe(true)
    one.editor.saving.hide()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(drafts.designs.get('new:canvas-print')?.design).toEqual(kept)
  })

  it('is told when it comes back to the tab, before it changes anything there', async () => {
    const drafts = new MemoryDrafts()
    const one = await withPhoto({ drafts })
    const two = await TestEditor.open({ drafts })
    one.editor.saving.show()
    await vi.advanceTimersByTimeAsync(10)
    expect(one.editor.saving.state.read().isStale).toBe(false)
    turn(two)
    await vi.advanceTimersByTimeAsync(1_000)
    one.editor.saving.show()
    await vi.advanceTimersByTimeAsync(10)
    expect(one.editor.saving.state.read().isStale).toBe(true)
  })

  it('can be kept as a copy, with its photo', async () => {
    const drafts = new MemoryDrafts()
    const one = await withPhoto({ drafts })
    const two = await TestEditor.open({ drafts })
    turn(two)
    await vi.advanceTimersByTimeAsync(1_000)
    turn(one)
    await vi.advanceTimersByTimeAsync(1_000)
    expect(one.editor.saving.where()).toBe('stale')
    const id = await one.editor.copyOnDevice()
    const copy = await drafts.load(`copy:canvas-print:${id}`)
    expect(copy).toMatchObject({ design: one.design, designUid: null, revision: null })
    expect(copy?.photos).toHaveLength(1)
  })

  it('is told when the store has a newer revision', async () => {
    const test = await withPhoto()
    await vi.advanceTimersByTimeAsync(5_000)
    const stored = test.shop.designs.get('design-1')
    if (stored) test.shop.designs.set('design-1', { ...stored, revision: 7 })
    turn(test)
    await vi.advanceTimersByTimeAsync(31_000)
    expect(test.editor.saving.state.read().isStale).toBe(true)
    expect(revisionOf(test)).toBe(7)
  })
})

describe('a page that closes while a save on the device runs', () => {
  it('writes the draft as one that follows the stored one or the one being saved', async () => {
    const drafts = new MemoryDrafts()
    const test = await withPhoto({ drafts })
    const stored = [...drafts.designs.values()][0]?.savedAt
    const saving = vi.spyOn(drafts, 'saveDesign').mockReturnValue(new Promise(() => {}))
    const atOnce = vi.spyOn(drafts, 'saveAtOnce')
    turn(test)
    await vi.advanceTimersByTimeAsync(400)
    turn(test)
    await vi.advanceTimersByTimeAsync(100)
    test.editor.saving.hide()
    const running = saving.mock.calls[0]?.[1].savedAt
    expect(stored).not.toBe(running)
    expect(atOnce.mock.calls.map(([, , follows]) => follows)).toEqual([[stored, running]])
  })
})

describe('after the cart has the design', () => {
  it('a shopper who has left the tool meanwhile stays on the other page', async () => {
    const test = await withPhoto()
    const { addLines } = test.shop
    let add = () => {}
    test.shop.addLines = async (requests) => {
      await new Promise<void>((resolve) => {
        add = resolve
      })
      return addLines(requests)
    }
    const put = test.editor.cart.put()
    // Code that loads on demand takes real time.
    await vi.waitFor(() => expect(test.editor.workflow.read().cart).toBe('adding'))
    test.editor.dispose()
    add()
    await vi.advanceTimersByTimeAsync(1_000)
    expect([test.shop.lines.length, await put]).toEqual([1, false])
    expect([...test.drafts.designs.keys()]).toEqual([])
  })

  it('no save that still waits brings its draft back without photos', async () => {
    // The device is slow: a save still runs when the design goes into the cart.
    const drafts = new MemoryDrafts()
    const save = drafts.saveDesign.bind(drafts)
    const waiting: (() => void)[] = []
    drafts.saveDesign = async (...given) => {
      await new Promise<void>((resolve) => waiting.push(resolve))
      return save(...given)
    }
    const test = await withPhoto({ drafts })
    let isInCart: boolean | undefined
    const put = test.editor.cart.put().then((answer) => {
      isInCart = answer
    })
    while (isInCart === undefined) {
      await vi.advanceTimersByTimeAsync(1_000)
      waiting.shift()?.()
    }
    await put
    expect(isInCart).toBe(true)
    for (const write of waiting) write()
    await vi.advanceTimersByTimeAsync(1_000)
    expect([...drafts.designs.keys()]).toEqual([])
  })
})
