import { beforeEach, expect, it, vi } from 'vitest'
import type { Fact } from './fact'

beforeEach(() => vi.resetModules())
const port = () => import('./report')
const search = (hits: number): Fact => ({ kind: 'searched', hits })

it('a sink is told what was reported before it came, and everything after', async () => {
  const { report, subscribe } = await port()
  report(search(1))
  report(search(2))
  const told: Fact[] = []
  const stop = subscribe((fact) => told.push(fact))
  report(search(3))
  stop()
  report(search(4))
  expect(told).toEqual([search(1), search(2), search(3)])
})

it('a sink that fails breaks neither the page nor the next sink', async () => {
  const { report, subscribe } = await port()
  report(search(1))
  subscribe(() => {
    throw new Error('blocked')
  })
  const told: Fact[] = []
  subscribe((fact) => told.push(fact))
  report(search(2))
  expect(told).toEqual([search(1), search(2)])
})

it('at most fifty facts wait for a sink', async () => {
  const { report, subscribe } = await port()
  for (let hits = 1; hits <= 60; hits += 1) report(search(hits))
  const told: Fact[] = []
  subscribe((fact) => told.push(fact))
  expect([told.length, told[0], told[49]]).toEqual([50, search(11), search(60)])
})
