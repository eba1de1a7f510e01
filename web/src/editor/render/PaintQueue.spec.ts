import { expect, it } from 'vitest'
import { PaintQueue } from './PaintQueue'

/** A queue of which each picture takes some time, and its frames. */
function queueOf() {
  const clock = { now: 0 }
  const asked: (() => void)[] = []
  const queue = new PaintQueue({ nextFrame: (callback) => asked.push(callback), now: () => clock.now })
  const painted: string[] = []
  const paint = (name: string, ms: number) =>
    queue.add(() => {
      clock.now += ms
      painted.push(name)
    })
  const frame = () => {
    const [next, ...others] = asked.splice(0)
    if (others.length > 0) throw new Error('More than one frame was asked for')
    next?.()
    return painted.splice(0)
  }
  return { paint, frame }
}

it('paints a few pictures in a frame, and the others in the next ones', () => {
  const { paint, frame } = queueOf()
  for (let at = 1; at <= 7; at += 1) paint(`${at}`, 2.5)
  expect([frame(), frame(), frame(), frame()]).toEqual([['1', '2', '3'], ['4', '5', '6'], ['7'], []])
})

it('paints one that takes longer than a frame by itself', () => {
  const { paint, frame } = queueOf()
  paint('slow', 40)
  paint('quick', 1)
  paint('last', 1)
  expect([frame(), frame()]).toEqual([['slow'], ['quick', 'last']])
})

it('leaves out one that is taken back, and paints one that is added later', () => {
  const { paint, frame } = queueOf()
  const cancel = paint('gone', 1)
  paint('here', 1)
  cancel()
  expect(frame()).toEqual(['here'])
  paint('later', 1)
  expect(frame()).toEqual(['later'])
})
