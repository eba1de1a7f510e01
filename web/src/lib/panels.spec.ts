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

it('opening a panel closes the open one, and the body names only the new one', () => {
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

it('notifies once for each change', () => {
  const listener = vi.fn()
  const stop = getDefaultStore().sub(panelAtom, listener)
  openPanel('account')
  openPanel('account')
  stop()
  openPanel(null)
  expect(listener).toHaveBeenCalledTimes(1)
})
