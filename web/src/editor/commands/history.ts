import type { Command } from './command'

export const undo: Command = {
  id: 'undo',
  label: 'Undo',
  shortcuts: ['mod+z'],
  isEnabled: ({ canUndo }) => canUndo,
  run: () => ({ history: 'undo' }),
  announce: 'Undone',
}

export const redo: Command = {
  id: 'redo',
  label: 'Redo',
  shortcuts: ['mod+shift+z', 'mod+y'],
  isEnabled: ({ canRedo }) => canRedo,
  run: () => ({ history: 'redo' }),
  announce: 'Redone',
}
