import { newDocument } from '@kea/design/arrangement/new-document'
import { canvasDefinition } from '@kea/design/testing/definitions'
import { describe, expect, it } from 'vitest'
import { DesignStore } from './DesignStore'

const open = () => new DesignStore(newDocument(canvasDefinition, { sku: 's', tool: 't', options: ['a'] }))
const options = (store: DesignStore) => store.read().design.options.join()

describe('DesignStore', () => {
  it('undoes one step from mark to mark, with all its patches', () => {
    const store = open()
    store.mark()
    store.apply({ options: ['b'] })
    store.apply({ options: ['c'] })
    store.mark()
    store.apply({ options: ['d'] })
    store.undo()
    expect(options(store)).toBe('c')
    store.undo()
    expect(options(store)).toBe('a')
    expect(store.read().canUndo).toBe(false)
  })

  it('redoes an undone step, until a new patch is applied', () => {
    const store = open()
    store.apply({ options: ['b'] })
    store.undo()
    store.redo()
    expect(options(store)).toBe('b')
    store.undo()
    store.apply({ options: ['c'] })
    expect(store.read().canRedo).toBe(false)
    store.redo()
    expect(options(store)).toBe('c')
  })

  it('bails to the mark and leaves no step behind', () => {
    const store = open()
    store.mark()
    store.apply({ options: ['b'] })
    store.apply({ options: ['c'] })
    store.bail()
    expect(options(store)).toBe('a')
    expect(store.read()).toMatchObject({ canUndo: false, canRedo: false })
  })

  it('a mark without a change is no step', () => {
    const store = open()
    store.apply({ options: ['b'] })
    store.mark()
    store.mark()
    store.undo()
    expect(options(store)).toBe('a')
  })

  it('notifies listeners, and reads the same object until a change', () => {
    const store = open()
    let told = 0
    const stop = store.subscribe(() => {
      told += 1
    })
    expect(store.read()).toBe(store.read())
    store.apply({ options: ['b'] })
    stop()
    store.undo()
    expect(told).toBe(1)
  })

  it('what is learned is no step of undo and no change, and is part of the next one', () => {
    const store = open()
    let changes = 0
    store.changed.subscribe(() => {
      changes += 1
    })
    store.learn({ options: ['b'] })
    expect([options(store), store.read().canUndo, changes, store.changed.read().options.join()]).toEqual([
      'b',
      false,
      0,
      'a',
    ])
    store.apply({ settings: null })
    expect([changes, store.changed.read()]).toEqual([1, store.read().design])
    store.undo()
    expect([options(store), changes]).toEqual(['b', 2])
  })
})
