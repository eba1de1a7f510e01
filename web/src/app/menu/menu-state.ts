/** Index of the open panel of the menu bar, and what opened it. A panel that a pointer opened closes when it leaves. */
export type MenuState = { open: null } | { open: number; by: 'pointer' | 'press' }

export type MenuEvent =
  /** The pointer rests on an entry; `at` is null for an entry without a panel. */
  | { type: 'rest'; at: number | null }
  /** The pointer has left bar and panel. */
  | { type: 'leave' }
  /** A click or a key on a button. */
  | { type: 'press'; at: number }
  | { type: 'close' }

export const CLOSED: MenuState = { open: null }

/** The next state. A press on the button of a panel that the pointer opened keeps the panel: the shopper means to open it. */
export function nextMenuState(state: MenuState, event: MenuEvent): MenuState {
  switch (event.type) {
    case 'rest':
      if (event.at === state.open) return state
      return event.at === null ? CLOSED : { open: event.at, by: 'pointer' }
    case 'leave':
      return state.open !== null && state.by === 'pointer' ? CLOSED : state
    case 'press':
      return state.open === event.at && state.by === 'press' ? CLOSED : { open: event.at, by: 'press' }
    case 'close':
      return CLOSED
  }
}

/** How long a pointer must rest on an entry, in ms. A pointer on its way to an open panel crosses other entries. */
export const restTime = (isOpen: boolean): number => (isOpen ? 200 : 120)

/** How long a panel stays after the pointer has left, in ms. */
export const LEAVE_MS = 300
