import type { Saving, SavingEffect, SavingEvent, StoreContent, StoreSave } from './saving-state'

type Step = readonly [Saving, ...SavingEffect[]]
type Part = (saving: Saving) => Step

/** The pauses after a change, and the least times between two saves or pictures. */
const DEVICE_MS = 400
const STORE = { first: 2_000, between: 30_000 }
const PICTURE = { first: 800, between: 8_000 }

const stay: Part = (saving) => [saving]
const inOrder = (saving: Saving, ...parts: Part[]): Step =>
  parts.reduce<Step>(
    ([before, ...effects], part) => {
      const [after, ...more] = part(before)
      return [after, ...effects, ...more]
    },
    [saving],
  )

const onDevice = (saving: Saving, device: Partial<Saving['device']>): Saving => ({
  ...saving,
  device: { ...saving.device, ...device },
})
const inStore = (saving: Saving, store: Partial<Saving['store']>): Saving => ({
  ...saving,
  store: { ...saving.store, ...store },
})
const ofPicture = (saving: Saving, picture: Partial<Saving['picture']>): Saving => ({
  ...saving,
  picture: { ...saving.picture, ...picture },
})

/** True if nothing is saved any more. */
const isOver = ({ isStale, cart }: Saving): boolean => isStale || cart === 'there'
const time = (ms: number): string => new Date(ms).toISOString()

const waitForDevice: Part = (saving) =>
  isOver(saving) || saving.isLeft ? [saving] : [saving, { do: 'wait', for: 'device', ms: DEVICE_MS }]

const waitForStore =
  (now: number): Part =>
  (saving) => {
    const { isDue, lastMs } = saving.store
    if (isDue || saving.isLeft || isOver(saving)) return [saving]
    const ms = Math.max(STORE.first, lastMs + STORE.between - now)
    return [inStore(saving, { isDue: true }), { do: 'wait', for: 'store', ms }]
  }

/** A change that the store lacks is sent by itself, unless it was refused: then the next change tries again. */
const catchUp =
  (now: number): Part =>
  (saving) => {
    const { has, running, trouble } = saving.store
    const isBehind = saving.designed > Math.max(has, 0) && running === 0 && trouble !== 'refused'
    return isBehind ? waitForStore(now)(saving) : [saving]
  }

const waitForPicture = (now: number, saving: Saving): Step => {
  const { wait, lastMs } = saving.picture
  if (wait !== 'nothing' || saving.isLeft || saving.cart === 'there') return [saving]
  const ms = Math.max(PICTURE.first, lastMs + PICTURE.between - now)
  return [ofPicture(saving, { wait: 'time' }), { do: 'wait', for: 'picture', ms }]
}

/** Counts a change of the shopper. */
const typed = (saving: Saving): Saving => {
  const moment = saving.moment + 1
  return { ...saving, moment, typed: moment, kept: moment }
}
const designed = (saving: Saving): Saving => ({ ...typed(saving), designed: saving.moment + 1 })
/** Counts something else that the draft keeps. */
const noted = (saving: Saving): Saving => ({ ...saving, moment: saving.moment + 1, kept: saving.moment + 1 })

/**
 * The time of the next draft. Without a change of the shopper it stays: another tab need not know. With one it is another
 * than that of the draft before, also within a millisecond: drafts name by it which one they follow.
 */
export const nextTime = ({ device, typed: last }: Saving, now: number): string => {
  const { savedAt, writing, has } = device
  if (savedAt !== null && has >= last) return savedAt
  const before = Math.max(...[savedAt, writing].map((at) => (at === null ? 0 : Date.parse(at))))
  return time(Math.max(now, before + 1))
}

/** One draft is written at a time: each follows the one before. */
const write =
  (now: number): Part =>
  (saving) => {
    const { device, kept } = saving
    if (isOver(saving) || device.has >= kept) return [saving]
    if (device.writing !== null) return [device.sent >= kept ? saving : onDevice(saving, { isAgain: true })]
    const savedAt = nextTime(saving, now)
    return [
      onDevice(saving, { writing: savedAt, sent: kept }),
      { do: 'write the draft', savedAt, base: device.savedAt },
    ]
  }

const writeAgain = (now: number, saving: Saving): Step =>
  saving.device.isAgain ? write(now)(onDevice(saving, { isAgain: false })) : [saving]

const writeAtOnce =
  (now: number): Part =>
  (saving) => {
    const { savedAt, writing, has } = saving.device
    if (isOver(saving) || has >= saving.kept) return [saving]
    const follows = [savedAt, writing ?? savedAt]
    return [saving, { do: 'write at once', savedAt: nextTime(saving, now), follows }]
  }

/** Sends a save. Until its answer is there the newest revision is not known, and a design with a uid notes that. */
const send = (now: number, saving: Saving, more: Partial<StoreSave> = {}): Step => {
  const { uid, revision: base, running, isDue } = saving.store
  const at = saving.moment + 1
  const save = { at, covers: at, uid, base, isLast: false, again: null, ...more, do: 'save in the store' } as const
  const store = { ...saving.store, sent: at, covers: save.covers, running: running + 1, lastMs: now }
  const isStillDue = isDue && save.covers < saving.designed
  const sent: Saving = { ...saving, moment: at, store: { ...store, isDue: isStillDue, trouble: null, revision: null } }
  return uid === null ? [sent, save] : inOrder({ ...sent, kept: at }, (now) => [now, save], waitForDevice)
}

/** A page that closes gets no answer. It would not know the uid of a new design, and the next visit would save another. */
const sendLast =
  (now: number, content: StoreContent): Part =>
  (saving) => {
    const { isDue, uid } = saving.store
    const isWanted = isDue && content === 'new' && uid !== null && saving.cart === 'no' && saving.isOnline
    return isWanted && !isOver(saving) ? send(now, saving, { isLast: true }) : [saving]
  }

/** What is sent comes first: the draft notes that its revision is not known, or the next visit would take it for another's. */
const leave = (now: number, saving: Saving, content: StoreContent): Step =>
  inOrder(saving, sendLast(now, content), writeAtOnce(now), write(now))

const answered = (saving: Saving): Saving => inStore(saving, { running: saving.store.running - 1 })
/** The page did not close, and what it sent last counts: the store refuses this one, or has it as an older revision. */
const isOvertaken = (saving: Saving, at: number): boolean => at < saving.store.sent
const failed = (now: number, saving: Saving, at: number, trouble: Saving['store']['trouble']): Step =>
  isOvertaken(saving, at)
    ? catchUp(now)(answered(saving))
    : [inStore(answered(saving), { trouble, covers: saving.store.has })]

type Reducers = {
  [Name in SavingEvent['is']]: (saving: Saving, event: Extract<SavingEvent, { is: Name }>, now: number) => Step
}

const REDUCERS: Reducers = {
  'design changed': (saving, _, now) =>
    inOrder(designed(saving), waitForDevice, waitForStore(now), (next) => waitForPicture(now, next)),
  'name changed': (saving, _, now) => inOrder(designed(saving), waitForDevice, waitForStore(now)),
  'quantity changed': (saving) => waitForDevice(typed(saving)),

  'device due': (saving, _, now) => write(now)(saving),
  written: (saving, _, now) => {
    const { sent: has, writing: savedAt } = saving.device
    return writeAgain(now, onDevice(saving, { has, savedAt, writing: null, fails: false }))
  },
  // A device without storage does not stop the design.
  'not written': (saving, _, now) =>
    writeAgain(now, onDevice(saving, { sent: saving.device.has, writing: null, fails: true })),
  'other tab': (saving) => [{ ...onDevice(saving, { writing: null, isAgain: false }), isStale: true }],

  'photo arrived': (saving, _, now) =>
    waitForStore(now)({ ...saving, moment: saving.moment + 1, designed: saving.moment + 1 }),
  'store due': (saving, { content }, now) => {
    if (!saving.store.isDue) return [saving]
    const due = inStore(saving, { isDue: false })
    const { cart, isOnline, store } = due
    if (isOver(due) || content === 'nothing' || cart !== 'no' || store.running > 0) return [due]
    if (content === 'same') return [inStore(due, { has: due.moment })]
    return isOnline ? send(now, due) : [due]
  },
  asked: (saving, { isPresent }, now) => send(now, saving, isPresent ? {} : { covers: -1 }),
  saved: (saving, { at, covers, uid, revision }, now) => {
    const { store } = saving
    const isNewest = revision > store.answered
    const newest = isNewest ? revision : store.answered
    const isKnown = !isOvertaken(saving, at) || store.revision !== null
    const next = inStore(answered(saving), {
      ...{ uid, answered: newest, revision: isKnown ? newest : null },
      ...(isNewest && { has: covers }),
    })
    return inOrder(noted(next), waitForDevice, catchUp(now))
  },
  refused: (saving, { at }, now) => failed(now, saving, at, 'refused'),
  'no answer': (saving, { at }, now) => failed(now, saving, at, 'no answer'),
  outdated: (saving, { at }, now) =>
    isOvertaken(saving, at) ? catchUp(now)(answered(saving)) : [{ ...answered(saving), isStale: true }],
  // It is saved as a new one.
  gone: (saving, { at, covers, uid, isLast }, now) => {
    const rest = answered(saving)
    const lost =
      uid === rest.store.uid ? noted(inStore(rest, { uid: null, revision: null, answered: 0, has: -1 })) : rest
    return inOrder(lost, waitForDevice, isLast ? catchUp(now) : (next) => send(now, next, { again: at, covers }))
  },

  hidden: (saving, { content }, now) => leave(now, saving, content),
  shown: (saving, _, now) =>
    isOver(saving)
      ? [saving]
      : inOrder(
          saving,
          (next) => [next, { do: 'look at the device' }],
          saving.device.fails ? write(now) : stay,
          saving.store.trouble === null ? stay : catchUp(now),
        ),
  left: (saving, { content }, now) => leave(now, { ...saving, isLeft: true }, content),
  online: (saving, _, now) => catchUp(now)({ ...saving, isOnline: true }),
  offline: (saving) => [{ ...saving, isOnline: false }],

  'cart begun': (saving) => [{ ...saving, cart: 'on the way' }],
  'cart stopped': (saving, _, now) => {
    const stopped: Saving = { ...saving, cart: 'no' }
    return saving.store.trouble === null ? catchUp(now)(stopped) : [stopped]
  },
  'cart done': (saving) => [{ ...saving, cart: 'there' }],

  'picture due': (saving, { can }, now) => {
    if (can === 'rest') return [ofPicture(saving, { wait: 'rest' })]
    const due = ofPicture(saving, { wait: 'nothing' })
    return can === 'paint' ? [ofPicture(due, { lastMs: now }), { do: 'paint the picture' }] : [due]
  },
  'at rest': (saving) =>
    saving.picture.wait !== 'rest' || saving.isLeft
      ? [saving]
      : [ofPicture(saving, { wait: 'time' }), { do: 'wait', for: 'picture', ms: PICTURE.first }],
  painted: (saving, { picture }) => waitForDevice(noted(ofPicture(saving, { file: picture }))),
}

/**
 * What an event makes of what is saved where, and what is to be done now. It is pure: `DesignSaving` does it.
 *
 * @param now the time of the event in ms
 */
export function reduceSaving<E extends SavingEvent>(saving: Saving, event: E, now: number): Step {
  const reducer = REDUCERS[event.is] as (saving: Saving, event: E, now: number) => Step
  return reducer(saving, event, now)
}
