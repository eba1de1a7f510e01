import { describe, expect, it } from 'vitest'
import { TestEditor } from '../testing/TestEditor'
import { COMMANDS, commandFor } from './registry'
import { matchesShortcut, shortcutLabel } from './shortcut'

const press = (key: string, keys = {}) => ({
  key,
  ctrlKey: false,
  metaKey: false,
  shiftKey: false,
  altKey: false,
  ...keys,
})

describe('shortcuts', () => {
  it.each([
    ['+', press('+', { shiftKey: true }), true],
    ['r', press('R', { shiftKey: true }), true],
    ['r', press('r', { ctrlKey: true }), false],
    ['mod+z', press('z', { ctrlKey: true }), true],
    ['mod+z', press('z', { metaKey: true }), true],
    ['mod+z', press('z', { ctrlKey: true, shiftKey: true }), false],
    ['mod+shift+z', press('Z', { ctrlKey: true, shiftKey: true }), true],
    ['ArrowLeft', press('ArrowLeft'), true],
    ['ArrowLeft', press('ArrowLeft', { altKey: true }), false],
  ])('%s for %o: %s', (shortcut, pressed, matched) => {
    expect(matchesShortcut(shortcut, pressed)).toBe(matched)
  })

  it('each key belongs to one command, or to one of an item and one of the photo', () => {
    const keys = COMMANDS.flatMap((command) => command.shortcuts)
    const shared = keys.filter((key, at) => keys.indexOf(key) !== at)
    // These move, open or delete the selected item, else the photo.
    const ofPhotos = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Enter', 'Delete', 'Backspace']
    // These turn prints, or pages; a product has one of them.
    expect(shared).toEqual([...ofPhotos, 'PageUp', 'ArrowLeft', 'PageDown', 'ArrowRight'])
    expect(new Set(COMMANDS.map((command) => command.id)).size).toBe(COMMANDS.length)
  })

  it('have labels for the shopper', () => {
    expect(shortcutLabel('mod+shift+z')).toBe('Ctrl Shift Z')
    expect(shortcutLabel('ArrowUp')).toBe('↑')
    expect(shortcutLabel('+')).toBe('+')
  })

  it('an unknown key does nothing', async () => {
    const test = await TestEditor.open()
    expect(commandFor(press('q'), test.editor.context())).toBeUndefined()
  })
})
