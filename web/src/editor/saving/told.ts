import { type Saving, type SavingState, stateOf } from './saving-state'

/** What the shopper reads of where the newest change is. */
const TOLD: Record<SavingState, string> = {
  clean: '',
  changed: 'Saving…',
  'on the device': 'Saved on this device',
  'on its way': 'Saved on this device',
  'in the store': 'Saved',
  refused: 'Saved on this device only',
  offline: 'Saved on this device only',
  stale: 'Not saved here any more',
  'in the cart': 'In your cart',
}

export function toldOf(saving: Saving): string {
  const state = stateOf(saving)
  return state === 'changed' && saving.device.fails ? 'This browser saves nothing' : TOLD[state]
}

/** The sentence after a message about what went wrong: what becomes of the design. */
export const keptSentence = ({ device, typed }: Pick<Saving, 'device' | 'typed'>): string =>
  device.fails && device.has < typed
    ? 'This browser saves nothing, so keep this page open.'
    : 'Your design is saved on this device.'
