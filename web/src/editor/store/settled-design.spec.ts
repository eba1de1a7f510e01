import { newDocument } from '@kea/design/arrangement/new-document'
import { canvasDefinition } from '@kea/design/testing/definitions'
import { expect, it } from 'vitest'
import { newSession, type Session } from '../model/session'
import { DesignStore } from './DesignStore'
import { Observable } from './Observable'
import { settledDesign } from './settled-design'

function open(stepMs = 500) {
  const store = new DesignStore(newDocument(canvasDefinition, { sku: 's', tool: 't', options: ['0'] }))
  const session = new Observable<Session>(newSession())
  const clock = { now: 10_000 }
  const settled = settledDesign(store, session, stepMs, () => clock.now)
  const option = () => settled.read().design.options.join()
  const choose = (uid: string) => store.apply({ options: [uid] })
  const move = (isMoving: boolean) => session.set({ ...session.read(), isMoving })
  return { clock, option, choose, move }
}

it('follows each change at once while nothing is dragged', () => {
  const { option, choose } = open()
  choose('1')
  expect(option()).toBe('1')
  choose('2')
  expect(option()).toBe('2')
})

it('follows a drag every 500 ms and at its end', () => {
  const { clock, option, choose, move } = open()
  move(true)
  choose('1')
  clock.now += 499
  choose('2')
  expect(option()).toBe('0')
  clock.now += 501
  choose('3')
  expect(option()).toBe('3')
  choose('4')
  expect(option()).toBe('3')
  move(false)
  expect(option()).toBe('4')
})

it('follows a drag only at its end where no step is short enough', () => {
  const { clock, option, choose, move } = open(Number.POSITIVE_INFINITY)
  choose('1')
  move(true)
  choose('2')
  clock.now += 60_000
  choose('3')
  expect(option()).toBe('1')
  move(false)
  expect(option()).toBe('3')
})
