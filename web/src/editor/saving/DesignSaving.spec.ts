import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { SavingWorld } from '../testing/saving-world'
import { keptSentence, toldOf } from './told'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** A tool whose design is called by one word after the other. */
function saving() {
  const world = new SavingWorld()
  const { device } = world
  const [written, atOnce] = [vi.spyOn(device, 'saveDesign'), vi.spyOn(device, 'saveAtOnce')]
  const call = (name: string) => world.facts.set({ ...world.facts.read(), name })
  const names = (spy: typeof written | typeof atOnce) => spy.mock.calls.map(([, { name }]) => name)
  const end = async (isStored: boolean) => {
    device.end?.(isStored)
    await vi.advanceTimersByTimeAsync(0)
  }
  return { world, call, saved: () => names(written), flushed: () => names(atOnce), end }
}

describe('a draft', () => {
  it('is saved once, 400 ms after the last change', async () => {
    const { call, saved, flushed } = saving()
    call('one')
    await vi.advanceTimersByTimeAsync(399)
    call('two')
    await vi.advanceTimersByTimeAsync(399)
    expect(saved()).toEqual([])
    await vi.advanceTimersByTimeAsync(1)
    expect(saved()).toEqual(['two'])
    expect(flushed()).toEqual([])
  })

  it('is the newest one after a crash, also where two are saved within a millisecond', async () => {
    const { world, call, end } = saving()
    call('one')
    world.saving.hide()
    call('two')
    world.saving.hide()
    call('three')
    await vi.advanceTimersByTimeAsync(0)
    // What was written at once follows the first of the two.
    await end(true)
    await end(true)
    await world.crash(false)
    expect(world.typed.name).toBe('three')
  })

  it('is written at once by a page that closes while its save runs', async () => {
    const { world, call, saved, flushed, end } = saving()
    call('one')
    await vi.advanceTimersByTimeAsync(400)
    world.saving.hide()
    expect([saved(), flushed()]).toEqual([['one'], ['one']])
    await end(true)
    world.saving.hide()
    expect([saved(), flushed()]).toEqual([['one'], ['one']])
  })

  it('is written at once with a change that is newer than the save that runs, and after that save', async () => {
    const { world, call, saved, flushed, end } = saving()
    call('one')
    await vi.advanceTimersByTimeAsync(400)
    call('two')
    world.saving.hide()
    expect([saved(), flushed()]).toEqual([['one'], ['two']])
    await end(true)
    expect([saved(), flushed()]).toEqual([['one', 'two'], ['two']])
  })

  it('that could not be stored is written at once when the page closes', async () => {
    const { world, call, flushed, end } = saving()
    call('one')
    await vi.advanceTimersByTimeAsync(400)
    await end(false)
    world.saving.hide()
    expect(flushed()).toEqual(['one'])
  })
})

describe('what the shopper is told', () => {
  it('follows the design to the device and to the store', async () => {
    const { world, call, end } = saving()
    const told = () => toldOf(world.saving.state.read())
    expect(told()).toBe('')
    call('one')
    expect(told()).toBe('Saving…')
    await vi.advanceTimersByTimeAsync(400)
    await end(true)
    expect(told()).toBe('Saved on this device')
    await vi.advanceTimersByTimeAsync(1_600)
    world.answer(0, 'answered')
    await vi.advanceTimersByTimeAsync(0)
    expect(told()).toBe('Saved')
  })

  it('is no promise in a browser that stores nothing', async () => {
    const { world, call, end } = saving()
    call('one')
    await vi.advanceTimersByTimeAsync(400)
    expect(keptSentence(world.saving.state.read())).toBe('Your design is saved on this device.')
    await end(false)
    expect([toldOf(world.saving.state.read()), keptSentence(world.saving.state.read())]).toEqual([
      'This browser saves nothing',
      'This browser saves nothing, so keep this page open.',
    ])
  })
})

it('a tab that is closed during a save does not take it for a change of another tab', async () => {
  const { world, call, end } = saving()
  call('one')
  await vi.advanceTimersByTimeAsync(400)
  await end(true)
  await vi.advanceTimersByTimeAsync(1_600)
  world.answer(0, 'answered')
  await vi.advanceTimersByTimeAsync(400)
  await end(true)
  call('two')
  world.saving.hide()
  expect(await world.crash(true)).toContain('"two"')
  world.answer(0, 'answered')
  call('three')
  await vi.advanceTimersByTimeAsync(2_000)
  await end(true)
  world.answer(0, 'answered')
  await vi.advanceTimersByTimeAsync(0)
  expect([world.saving.where(), world.isInStore()]).toEqual(['in the store', true])
})
