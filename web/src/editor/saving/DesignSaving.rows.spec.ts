import fc from 'fast-check'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { type Fate, SavingWorld, typedText } from '../testing/saving-world'
import type { SavingState } from './saving-state'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

type Happening =
  | { is: 'type'; what: 'design' | 'name' | 'quantity' }
  | { is: 'wait'; ms: number }
  | { is: 'device'; isStored: boolean }
  | { is: 'store'; at: number; fate: Fate }
  | { is: 'online' | 'offline' | 'hide' | 'show' | 'other tab' | 'other device' | 'deleted' }
  | { is: 'ask' | 'to cart' | 'back from cart' | 'crash' }

const one = <T extends string>(...is: T[]) => fc.constantFrom(...is).map((name) => ({ is: name }))
const happening: fc.Arbitrary<Happening> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({ is: fc.constant('type' as const), what: fc.constantFrom('design', 'name', 'quantity') }),
  },
  {
    weight: 5,
    arbitrary: fc.record({ is: fc.constant('wait' as const), ms: fc.constantFrom(100, 400, 2_000, 31_000) }),
  },
  {
    weight: 5,
    arbitrary: fc.record({ is: fc.constant('device' as const), isStored: fc.constantFrom(true, true, true, false) }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      is: fc.constant('store' as const),
      at: fc.nat(3),
      fate: fc.constantFrom<Fate>('answered', 'answered', 'answered', 'answer lost', 'never arrives', 'refused'),
    }),
  },
  { weight: 4, arbitrary: one('hide', 'show', 'hide') },
  { weight: 3, arbitrary: one('online', 'offline', 'online') },
  { weight: 2, arbitrary: one('ask', 'to cart', 'back from cart', 'crash', 'crash') },
  { weight: 2, arbitrary: one('other tab', 'other device', 'deleted') },
)

const settled = async () => {
  for (let turn = 0; turn < 12; turn += 1) await Promise.resolve()
}

async function happen(world: SavingWorld, event: Happening): Promise<void> {
  const cart = (step: 'editing' | 'saving') => world.workflow.set({ ...world.workflow.read(), cart: step })
  if (event.is === 'type') world.type(event.what)
  if (event.is === 'wait') vi.advanceTimersByTime(event.ms)
  if (event.is === 'device') world.device.end?.(event.isStored)
  if (event.is === 'store') world.answer(event.at, event.fate)
  if (event.is === 'online' || event.is === 'offline') world.connection.set(event.is === 'online')
  if (event.is === 'hide') world.saving.hide()
  if (event.is === 'show') world.saving.show()
  if (event.is === 'other tab') world.changeInOtherTab()
  if (event.is === 'other device') world.changeOnOtherDevice()
  if (event.is === 'deleted') world.deleteInStore()
  if (event.is === 'ask') world.ask()
  if (event.is === 'to cart') cart('saving')
  if (event.is === 'back from cart') cart('editing')
  await settled()
}

const KEPT: readonly SavingState[] = ['on the device', 'on its way', 'in the store', 'refused', 'offline']

/** Whether what the shopper is told is so. */
function expectTruth(world: SavingWorld): void {
  const state = world.saving.where()
  const { isChangedElsewhere: isElsewhere, store } = world
  if (state === 'stale') expect(isElsewhere, 'nobody else has changed it').toBe(true)
  if (state === 'clean') expect(world.all, 'something was typed').toHaveLength(1)
  if (isElsewhere) return
  if (KEPT.includes(state)) expect(world.onDevice(), state).toBe(typedText(world.typed))
  if (state === 'in the store') expect(world.isInStore(), state).toBe(true)
  if (state === 'on its way') expect(world.isOnItsWay(), state).toBe(true)
  if (state === 'refused') expect(store.latest?.fate).toBe('refused')
  if (state === 'offline' && world.connection.read()) {
    expect(['answer lost', 'never arrives']).toContain(store.latest?.fate)
  }
}

/** All is well again: everything is answered, and time goes by. */
async function recover(world: SavingWorld): Promise<void> {
  await happen(world, { is: 'back from cart' })
  await happen(world, { is: 'online' })
  await happen(world, { is: 'show' })
  for (let turn = 0; turn < 8; turn += 1) {
    await happen(world, { is: 'device', isStored: true })
    for (let each = 0; world.store.pending.length > 0 && each < 50; each += 1) {
      await happen(world, { is: 'store', at: 0, fate: 'answered' })
    }
    await happen(world, { is: 'wait', ms: 31_000 })
  }
}

it('whatever happens, nothing typed is lost, nothing is sent twice, and the shopper is told the truth', async () => {
  const seen = new Set<SavingState>()
  await fc.assert(
    fc.asyncProperty(fc.array(happening, { minLength: 1, maxLength: 30, size: 'max' }), async (row) => {
      vi.clearAllTimers()
      const world = new SavingWorld()
      /** The place in `all` of what cannot be lost any more. */
      let safe = 0
      let before: Happening | null = null
      for (const event of row) {
        if (event.is === 'crash') {
          const { all, isChangedElsewhere } = world
          const found = await world.crash(before?.is === 'hide')
          if (!isChangedElsewhere) expect(all.lastIndexOf(found), 'lost').toBeGreaterThanOrEqual(safe)
          safe = 0
        } else await happen(world, event)
        before = event
        const state = world.saving.where()
        seen.add(state)
        expectTruth(world)
        if (KEPT.includes(state) || (event.is === 'hide' && state !== 'stale')) safe = world.all.length - 1
      }
      await recover(world)
      expectTruth(world)
      expect(world.store.twice).toEqual([])
      expect(world.waiting, 'a save that was asked for has no answer').toBe(0)
      // Where nothing was changed that the store keeps, nothing is sent by itself.
      const isSent = world.saving.state.read().designed > 0
      const ends = ['in the store', 'stale', 'clean', 'refused', ...(isSent ? [] : ['on the device', 'offline'])]
      expect(ends).toContain(world.saving.where())
    }),
    { numRuns: 2_000 },
  )
  expect([...seen].sort()).toEqual(
    ['changed', 'clean', 'in the store', 'offline', 'on its way', 'on the device', 'refused', 'stale'].sort(),
  )
}, 120_000)
