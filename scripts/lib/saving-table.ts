// docs/saving.md: the states of saving and what leads from one to the other, found by trying every event in every state.
import { reduceSaving } from '../../web/src/editor/saving/reduce-saving.ts'
import {
  openSaving,
  type Saving,
  type SavingEffect,
  type SavingEvent,
  type SavingState,
  type StoreContent,
  stateOf,
} from '../../web/src/editor/saving/saving-state.ts'

const STATES: Record<SavingState, string> = {
  clean: 'Nothing was changed since the design was opened.',
  changed: 'The device does not have the newest change yet.',
  'on the device': 'The draft on the device has it.',
  'on its way': 'The draft has it, and a request for the store too.',
  'in the store': 'Draft and store have it.',
  refused: 'The draft has it. The store has refused it; the next change tries again.',
  offline: 'The draft has it. The store cannot be reached; a connection or a return to the tab tries again.',
  stale: 'Another tab or device has changed the design. Nothing is saved here any more; a copy can be kept.',
  'in the cart': 'The cart has it, and the draft is deleted. This is the end.',
}

/** A minute: longer than every pause. */
const MINUTE = 60_000

/** The events that can happen now. An answer needs a request, and what is due was awaited. */
function eventsIn({ device, store, isOnline, cart }: Saving): SavingEvent[] {
  const contents: StoreContent[] = ['new', 'same', 'nothing']
  const at = store.sent
  return [
    ...(['design changed', 'name changed', 'quantity changed'] as const).map((is) => ({ is })),
    { is: 'device due' },
    ...(device.writing === null ? [] : (['written', 'not written'] as const).map((is) => ({ is }))),
    { is: 'other tab' },
    { is: 'photo arrived' },
    ...(store.isDue ? contents.map((content) => ({ is: 'store due' as const, content })) : []),
    ...(store.running === 0 ? [{ is: 'asked' as const, isPresent: true }] : []),
    ...(store.running === 0
      ? []
      : ([
          { is: 'saved', at, covers: store.covers, uid: 'd', revision: store.answered + 1 },
          { is: 'refused', at },
          { is: 'no answer', at },
          { is: 'outdated', at },
          { is: 'gone', at, covers: store.covers, uid: store.uid, isLast: false },
        ] as const)),
    // A second save on its way would make no new row.
    ...contents.slice(store.running).map((content) => ({ is: 'hidden' as const, content })),
    { is: 'shown' },
    { is: isOnline ? 'offline' : 'online' },
    ...(cart === 'no' ? [{ is: 'cart begun' as const }] : []),
    ...(cart === 'on the way' ? (['cart stopped', 'cart done'] as const).map((is) => ({ is })) : []),
  ]
}

/** What of a state decides about the next one: what is later than what, and what is on its way. */
function keyOf(saving: Saving): string {
  const { typed, designed, kept, device, store, cart, isOnline, isStale } = saving
  return [
    ...[typed === 0, store.sent === 0, device.has >= typed, device.has >= kept, device.sent >= kept],
    ...[store.has >= designed, store.covers >= designed, store.running, store.trouble, store.uid, store.isDue],
    ...[device.writing !== null, device.isAgain, cart, isOnline, isStale],
  ].join()
}

const effectText = (effect: SavingEffect): string =>
  effect.do === 'wait'
    ? `wait for the ${effect.for}`
    : effect.do === 'save in the store' && effect.isLast
      ? 'save in the store, for a page that may close'
      : effect.do

interface Cell {
  to: Set<SavingState>
  effects: Set<string>
}

/** What each event does in each state, in all ways in which the state can come about. */
function explore(): Map<SavingState, Map<string, Cell>> {
  const table = new Map<SavingState, Map<string, Cell>>()
  const open = { designUid: null, revision: null, savedAt: null, picture: undefined }
  const queue = [openSaving(open, true)]
  const seen = new Set(queue.map(keyOf))
  for (let saving = queue.pop(); saving; saving = queue.pop()) {
    const from = stateOf(saving)
    const row = table.get(from) ?? new Map<string, Cell>()
    table.set(from, row)
    for (const event of eventsIn(saving)) {
      const [next, ...effects] = reduceSaving(saving, event, MINUTE)
      const cell = row.get(event.is) ?? { to: new Set(), effects: new Set() }
      row.set(event.is, cell)
      cell.to.add(stateOf(next))
      for (const effect of effects) cell.effects.add(effectText(effect))
      const key = keyOf(next)
      if (!seen.has(key)) queue.push(next)
      seen.add(key)
    }
  }
  return table
}

/** docs/saving.md. */
export function savingDocument(): string {
  const table = explore()
  const names = Object.keys(STATES) as SavingState[]
  const rows = names.flatMap((from) =>
    [...(table.get(from) ?? [])]
      .filter(([, { to, effects }]) => effects.size > 0 || [...to].some((state) => state !== from))
      .map(([event, { to, effects }]) => {
        const next = names
          .filter((state) => to.has(state))
          .map((state) => (state === from ? 'the same' : `**${state}**`))
        return `| ${from} | ${event} | ${next.join(' or ')} | ${[...effects].sort().join('; ')} |`
      }),
  )
  return [
    '# Saving a design',
    '',
    'This page is written by `pnpm codegen`, from `web/src/editor/saving/saving-state.ts` and `reduce-saving.ts`: every event is',
    'tried in every state. What an event does also depends on what is saved where, so that a row may name several states.',
    '`DesignSaving.ts` does what the last column says. An event that changes nothing in a state has no row.',
    '',
    '## States',
    '',
    '| state | where the newest change is |',
    '|---|---|',
    ...names.map((name) => `| ${name} | ${STATES[name]} |`),
    '',
    '## Events',
    '',
    '| state | event | next state | what is done |',
    '|---|---|---|---|',
    ...rows,
    '',
  ].join('\n')
}
