import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { MemoryDrafts, MemoryShop, MemoryUploads } from '../testing/shop-fakes'
import { TestEditor } from '../testing/TestEditor'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** As `fetch` rejects without a connection. */
const unreachable = () => new TypeError('Failed to fetch')

/** A design that the store has, with a draft on this device that was changed once more. */
async function withDraft() {
  const parts = { drafts: new MemoryDrafts(), shop: new MemoryShop(), uploads: new MemoryUploads() }
  const first = await TestEditor.open(parts)
  await first.choose()
  await vi.advanceTimersByTimeAsync(6_000)
  const uid = first.editor.saving.uid ?? expect.fail('the store has no design')
  first.editor.dispose()
  const second = await TestEditor.open({ ...parts, designUid: uid })
  second.editor.addText()
  second.editor.changeFacts({ name: 'For Nana', quantity: 3 })
  // The store has it, and the draft knows its revision.
  await vi.advanceTimersByTimeAsync(60_000)
  const { design } = second
  second.editor.dispose()
  await vi.advanceTimersByTimeAsync(1_000)
  return { ...parts, designUid: uid, design }
}

describe('a design of the store without a connection', () => {
  it('opens as the device has it, with its name and quantity, and is sent when the shop answers again', async () => {
    const { design, ...parts } = await withDraft()
    const before = parts.shop.designs.get(parts.designUid)?.revision ?? 0
    parts.shop.failures.push(unreachable())
    const test = await TestEditor.open(parts)
    expect(test.design).toEqual(design)
    expect(test.editor.facts.read()).toMatchObject({ name: 'For Nana', quantity: 3 })
    test.editor.addText()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(parts.shop.designs.get(parts.designUid)?.revision).toBeGreaterThan(before)
    expect([...parts.shop.designs.keys()]).toEqual([parts.designUid])
  })

  it('does not overwrite what was saved elsewhere meanwhile', async () => {
    const { design: _, ...parts } = await withDraft()
    const stored = parts.shop.designs.get(parts.designUid) ?? expect.fail('gone')
    parts.shop.designs.set(parts.designUid, { ...stored, revision: stored.revision + 1 })
    parts.shop.failures.push(unreachable())
    const test = await TestEditor.open(parts)
    test.editor.addText()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(test.editor.saving.where()).toBe('stale')
    expect(parts.shop.designs.get(parts.designUid)?.document).toEqual(stored.document)
  })

  it('does not open where the device has no draft of it, or the shop refuses it', async () => {
    const { design: _, ...parts } = await withDraft()
    parts.shop.failures.push(unreachable())
    await expect(TestEditor.open({ ...parts, drafts: new MemoryDrafts() })).rejects.toThrow('Failed to fetch')
    parts.shop.failures.push(new Error('refused'))
    await expect(TestEditor.open(parts)).rejects.toThrow('refused')
  })
})
