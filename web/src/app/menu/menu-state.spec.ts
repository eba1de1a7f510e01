import { describe, expect, it } from 'vitest'
import { CLOSED, type MenuEvent, type MenuState, nextMenuState, restTime } from './menu-state'

const after = (...events: MenuEvent[]): MenuState => events.reduce(nextMenuState, CLOSED)
const rest = (at: number | null): MenuEvent => ({ type: 'rest', at })
const press = (at: number): MenuEvent => ({ type: 'press', at })
const LEAVE: MenuEvent = { type: 'leave' }

describe('the menu bar', () => {
  it.each([
    ['a resting pointer opens a panel', [rest(1)], 1],
    ['a pointer that leaves closes it', [rest(1), LEAVE], null],
    ['a pointer that rests on the next entry opens its panel', [rest(1), rest(2)], 2],
    ['a pointer that rests on an entry without a panel closes the open one', [rest(1), rest(null)], null],
    ['a press opens a panel', [press(0)], 0],
    ['a second press closes it', [press(0), press(0)], null],
    ['a press on another entry opens that panel', [press(0), press(2)], 2],
    ['a pressed panel stays when the pointer leaves', [press(0), LEAVE], 0],
    ['a press keeps a panel that the pointer has opened', [rest(1), press(1), LEAVE], 1],
    ['a press that comes with the pointer keeps its panel', [press(1), rest(1), LEAVE], 1],
    ['a close closes every panel', [press(1), { type: 'close' }], null],
    ['a leave without a panel changes nothing', [LEAVE], null],
  ] as [string, MenuEvent[], number | null][])('%s', (_, events, open) => {
    expect(after(...events).open).toBe(open)
  })

  it('waits longer before it replaces an open panel than before it opens one', () => {
    expect(restTime(true)).toBeGreaterThan(restTime(false))
    expect(restTime(false)).toBeGreaterThanOrEqual(100)
  })
})
