import { describe, expect, it } from 'vitest'
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

  it('each key belongs to one command', () => {
    const keys = COMMANDS.flatMap((command) => command.shortcuts)
    expect(new Set(keys).size).toBe(keys.length)
    expect(new Set(COMMANDS.map((command) => command.id)).size).toBe(COMMANDS.length)
  })

  it('have labels for the shopper', () => {
    expect(shortcutLabel('mod+shift+z')).toBe('Ctrl Shift Z')
    expect(shortcutLabel('ArrowUp')).toBe('↑')
    expect(shortcutLabel('+')).toBe('+')
  })

  it('an unknown key does nothing', () => {
    expect(commandFor(press('q'))).toBeUndefined()
  })
})
