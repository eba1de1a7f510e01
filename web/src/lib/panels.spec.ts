import { getDefaultStore } from 'jotai/vanilla'
import { beforeEach, expect, it, vi } from 'vitest'
import { closePanel, openPanel, panelAtom } from './panels'

const shownPanel = () => getDefaultStore().get(panelAtom)

const classes = new Set<string>()

beforeEach(() => {
  const classList = { toggle: (name: string, on: boolean) => (on ? classes.add(name) : classes.delete(name)) }
  vi.stubGlobal('document', { body: { classList } })
  openPanel(null)
})

it('a panel that opens closes the one before it, and the body names the open one alone', () => {
  openPanel('menu')
  expect([...classes]).toEqual(['menu-open'])
  openPanel('search')
  expect([...classes]).toEqual(['search-open'])
  closePanel('menu')
  expect(shownPanel()).toBe('search')
  closePanel('search')
  expect([...classes]).toEqual([])
  expect(shownPanel()).toBeNull()
})

it('is heard of once for each change', () => {
  const listener = vi.fn()
  const stop = getDefaultStore().sub(panelAtom, listener)
  openPanel('account')
  openPanel('account')
  stop()
  openPanel(null)
  expect(listener).toHaveBeenCalledTimes(1)
})
