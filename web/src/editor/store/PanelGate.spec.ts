import { expect, it } from 'vitest'
import { Observable } from './Observable'
import { PanelGate } from './PanelGate'

it('tells the panels at once, and of what changes during a hold when the last hold ends', async () => {
  const [gate, value] = [new PanelGate(), new Observable(1)]
  const seen: number[] = []
  const stop = gate.of(value)(() => seen.push(value.read()))
  value.set(2)
  expect(seen).toEqual([2])
  const ends: (() => void)[] = []
  const until = () => new Promise<void>((resolve) => ends.push(resolve))
  const holds = [gate.hold(until()), gate.hold(until())]
  value.set(3)
  value.set(4)
  ends[0]?.()
  await holds[0]
  expect(seen).toEqual([2])
  ends[1]?.()
  await holds[1]
  expect(seen).toEqual([2, 4])
  value.set(5)
  expect(seen).toEqual([2, 4, 5])
  stop()
  value.set(6)
  expect(seen).toEqual([2, 4, 5])
})

it('tells nothing of a panel that is gone, and has one function for each value', async () => {
  const [gate, value] = [new PanelGate(), new Observable(1)]
  expect(gate.of(value)).toBe(gate.of(value))
  const seen: number[] = []
  const stop = gate.of(value)(() => seen.push(value.read()))
  let end = () => {}
  const hold = gate.hold(new Promise<void>((resolve) => (end = resolve)))
  value.set(2)
  stop()
  end()
  await hold
  expect(seen).toEqual([])
})
