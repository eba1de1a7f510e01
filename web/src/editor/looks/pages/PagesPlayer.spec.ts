import { describe, expect, it } from 'vitest'
import type { PagesModel, State } from './model'
import { PagesPlayer } from './PagesPlayer'

/** A player with a clock of its own: each tick is a frame of 16 ms. */
function played({
  drag = 'page',
  isStill = false,
  stops = 15,
}: {
  drag?: PagesModel['drag']
  isStill?: boolean
  stops?: number
} = {}) {
  const shown: State[] = []
  const goals: [number, boolean][] = []
  let now = 0
  let next: (() => void) | null = null
  const start: State = { at: 0, way: 1, over: {}, spread: drag === 'slide' ? 0 : 1 }
  const model = { drag, stops: Array.from({ length: stops }, (_, at) => `Stop ${at}`), start }
  const player = new PagesPlayer(model, {
    now: () => now,
    nextFrame: (callback) => {
      next = callback
      return 1
    },
    cancelFrame: () => {
      next = null
    },
    isStill: () => isStill,
    show: (state) => shown.push({ ...state, over: { ...state.over } }),
    onGoal: (stop, isOver) => goals.push([stop, isOver]),
  })
  const tick = (count = 1) => {
    for (let k = 0; k < count && next; k++) {
      now += 16
      const run = next
      next = null
      run()
    }
  }
  return { player, shown, goals, tick, ticks: () => next !== null }
}

describe('pages that turn', () => {
  it('pass all places between two stops, and end on the stop', () => {
    const { player, shown, goals, tick, ticks } = played()
    player.step(1)
    expect(goals).toEqual([[1, false]])
    tick(400)
    const places = shown.map(({ at }) => at)
    expect(places).toEqual(places.toSorted((a, b) => a - b))
    expect(places.at(-1)).toBe(1)
    expect(places.filter((at) => at > 0.2 && at < 0.8).length).toBeGreaterThan(8)
    expect(ticks()).toBe(false)
  })

  it('turn at once for a shopper who asks for less motion', () => {
    const { player, shown, ticks } = played({ isStill: true })
    player.goTo(6)
    expect(shown.map(({ at }) => at)).toEqual([6])
    expect(ticks()).toBe(false)
  })

  it('go a long way as one turn', () => {
    const { player, shown, tick } = played()
    player.goTo(14)
    tick(400)
    expect(Math.min(...shown.map(({ at }) => at))).toBeGreaterThanOrEqual(13)
    expect(player.state.at).toBe(14)
  })

  it('stay within their ends', () => {
    const { player, shown, goals, tick } = played()
    player.step(-1)
    tick(100)
    expect([shown, goals]).toEqual([[], []])
    player.goTo(99)
    tick(400)
    expect(player.goal).toBe(14)
  })

  it('two presses in a row turn two pages', () => {
    const { player, tick } = played()
    player.step(1)
    tick(5)
    player.step(1)
    tick(400)
    expect(player.state.at).toBe(2)
  })
})

describe('a page under a finger', () => {
  it('follows it, and goes on where it is let go beyond the middle', () => {
    const { player, shown, goals, tick } = played()
    expect(player.hold(1)).toBe(true)
    player.drag(0.3)
    player.drag(0.62)
    expect(shown.map(({ at }) => at)).toEqual([0.3, 0.62])
    player.letGo(0)
    tick(400)
    expect(player.state.at).toBe(1)
    expect(goals).toEqual([[1, false]])
  })

  it('falls back where it is let go before the middle', () => {
    const { player, tick } = played()
    player.hold(1)
    player.drag(0.4)
    player.letGo(0.2)
    tick(400)
    expect(player.state.at).toBe(0)
  })

  it('goes on where it is thrown, and back where it is thrown back', () => {
    const { player, tick } = played()
    player.hold(1)
    player.drag(0.2)
    player.letGo(2)
    tick(400)
    expect(player.state.at).toBe(1)
    player.hold(1)
    player.drag(0.8)
    player.letGo(-2)
    tick(400)
    expect(player.state.at).toBe(1)
  })

  it('that leads back turns the other way', () => {
    const { player, tick } = played()
    player.goTo(4)
    tick(400)
    player.hold(-1)
    player.drag(0.25)
    expect(player.state).toMatchObject({ at: 3.75, way: -1 })
  })

  it('is none before the first and after the last', () => {
    const { player } = played()
    expect(player.hold(-1)).toBe(false)
  })
})

describe('cards', () => {
  it('spread by themselves at first', () => {
    const { player, shown, tick } = played({ drag: 'slide' })
    player.begin()
    tick(200)
    expect(shown[0]?.spread).toBe(0)
    expect(shown.at(-1)?.spread).toBe(1)
  })

  it('turn over, and lie down again when the next one is chosen', () => {
    const { player, goals, tick } = played({ drag: 'slide' })
    player.turnOver(0)
    tick(200)
    expect(player.state.over[0]).toBe(1)
    player.step(1)
    tick(200)
    expect(player.state.over[0]).toBe(0)
    expect(goals).toEqual([
      [0, true],
      [1, false],
    ])
  })

  it('of a game stay as they were turned', () => {
    const { player, tick } = played({ drag: 'none' })
    player.turnOver(0)
    player.step(1)
    tick(200)
    expect(player.state).toMatchObject({ at: 1, over: { 0: 1 } })
  })

  it('slide by, and rest on the nearest one', () => {
    const { player, tick } = played({ drag: 'slide' })
    player.slide(3.4)
    player.goTo(player.state.at)
    tick(200)
    expect(player.state.at).toBe(3)
  })
})
