/** Where the newest change of the shopper is. docs/saving.md lists what leads from one to the other. */
export type SavingState =
  /** Nothing was changed since the design was opened. */
  | 'clean'
  /** The device does not have it yet. */
  | 'changed'
  | 'on the device'
  /** A request for the store has it. */
  | 'on its way'
  | 'in the store'
  /** The device has it; the store has refused it. */
  | 'refused'
  /** The device has it; the store cannot be reached. */
  | 'offline'
  /** Another tab or device has changed the design. It is not saved here any more. */
  | 'stale'
  | 'in the cart'

/** A point in the row of all changes and saves. One that is greater is later. */
type Moment = number

/** What is saved where. It has no copy of the design: only which of its changes are there. */
export interface Saving {
  moment: Moment
  /** The last change of the shopper. */
  typed: Moment
  /** The last change that the store keeps too. It does not keep the quantity. */
  designed: Moment
  /** The last change of anything that the draft keeps: also the picture, and what the store has. */
  kept: Moment
  device: {
    has: Moment
    /** The change in the draft that is being written, else that of the stored one. */
    sent: Moment
    /** When the stored draft was saved; null without one. */
    savedAt: string | null
    /** The same of the draft that is being written; null while none is. */
    writing: string | null
    /** True if another one follows it. */
    isAgain: boolean
    /** True if the last draft could not be written, such as in a browser that stores nothing. */
    fails: boolean
  }
  store: {
    /** Less than 0 if that is not known, or the store does not have the design any more. */
    has: Moment
    /** The last save that was sent. */
    sent: Moment
    /** The newest change that it has. */
    covers: Moment
    /** The saves without an answer. */
    running: number
    uid: string | null
    /** The newest revision; null if it is not known, such as after a save whose answer was lost. */
    revision: number | null
    /** The newest of those that were answered. */
    answered: number
    /** True while the time of the next save is set. */
    isDue: boolean
    /** When the last save was sent, in ms. */
    lastMs: number
    /** How the last save ended, if not well. */
    trouble: 'refused' | 'no answer' | null
  }
  picture: {
    file: Blob | undefined
    /** `rest`: until the shopper has ended a gesture or the way to the cart. */
    wait: 'nothing' | 'time' | 'rest'
    lastMs: number
  }
  cart: 'no' | 'on the way' | 'there'
  isOnline: boolean
  isStale: boolean
  /** True once the tool is closed. Nothing is begun any more. */
  isLeft: boolean
}

export const openSaving = (
  opened: { designUid: string | null; revision: number | null; savedAt: string | null; picture: Blob | undefined },
  isOnline: boolean,
): Saving => ({
  ...{ moment: 0, typed: 0, designed: 0, kept: 0 },
  device: { has: 0, sent: 0, savedAt: opened.savedAt, writing: null, isAgain: false, fails: false },
  store: {
    ...{ has: -1, sent: 0, covers: 0, running: 0, isDue: false, lastMs: Number.NEGATIVE_INFINITY, trouble: null },
    ...{ uid: opened.designUid, revision: opened.revision, answered: opened.revision ?? 0 },
  },
  picture: { file: opened.picture, wait: 'nothing', lastMs: Number.NEGATIVE_INFINITY },
  ...{ cart: 'no', isOnline, isStale: false, isLeft: false },
})

export function stateOf({ typed, designed, device, store, cart, isOnline, isStale }: Saving): SavingState {
  if (cart === 'there') return 'in the cart'
  if (isStale) return 'stale'
  if (typed === 0 && store.sent === 0) return 'clean'
  // The device comes first: the store does not keep the quantity.
  if (device.has < typed) return 'changed'
  if (store.has >= designed) return 'in the store'
  if (store.running > 0 && store.covers >= designed) return 'on its way'
  if (store.trouble === 'refused') return 'refused'
  return store.trouble === 'no answer' || !isOnline ? 'offline' : 'on the device'
}

/** What the store would get now: something new, what it got last, or nothing, since none of the photos is there yet. */
export type StoreContent = 'new' | 'same' | 'nothing'

export type SavingEvent =
  | { is: 'design changed' | 'name changed' | 'quantity changed' }
  /** The pause after a change is over. */
  | { is: 'device due' }
  | { is: 'written' | 'not written' }
  /** The stored draft is not the one that was changed here. */
  | { is: 'other tab' }
  /** The store has one more photo of the design. */
  | { is: 'photo arrived' }
  | { is: 'store due'; content: StoreContent }
  /** The design is to be saved as a whole: for the cart, or for a link to it. Meanwhile it may have changed. */
  | { is: 'asked'; isPresent: boolean }
  | { is: 'saved'; at: Moment; covers: Moment; uid: string; revision: number }
  | { is: 'refused' | 'no answer' | 'outdated'; at: Moment }
  /** The store does not have the design of this uid any more. */
  | { is: 'gone'; at: Moment; covers: Moment; uid: string | null; isLast: boolean }
  /** The tab is hidden, and may be closed. */
  | { is: 'hidden'; content: StoreContent }
  | { is: 'shown' }
  /** The tool is closed. */
  | { is: 'left'; content: StoreContent }
  | { is: 'online' | 'offline' }
  | { is: 'cart begun' | 'cart stopped' | 'cart done' }
  | { is: 'picture due'; can: 'paint' | 'rest' | 'nothing' }
  /** The shopper has ended a gesture, or the way to the cart. */
  | { is: 'at rest' }
  | { is: 'painted'; picture: Blob }

/** One request to save the design in the store. */
export interface StoreSave {
  at: Moment
  /** The newest change that it has. */
  covers: Moment
  uid: string | null
  base: number | null
  isLast: boolean
  /** The earlier save whose content it has; null for the present content. */
  again: Moment | null
}

export type SavingEffect =
  | { do: 'wait'; for: 'device' | 'store' | 'picture'; ms: number }
  /** Writes the draft over the stored one, which is of the time `base`. */
  | { do: 'write the draft'; savedAt: string; base: string | null }
  /** Writes it in no time, before the page may close. */
  | { do: 'write at once'; savedAt: string; follows: readonly (string | null)[] }
  /** Compares the time of the stored draft. */
  | { do: 'look at the device' }
  | ({ do: 'save in the store' } & StoreSave)
  | { do: 'paint the picture' }
