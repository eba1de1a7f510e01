import type { Command } from './command'

/** Between the flat print and the piece as it will stand in the room. A flat sheet looks the same both ways. */
export const switchView: Command = {
  id: 'switch-view',
  label: 'See the finished piece',
  shortcuts: ['v'],
  isEnabled: ({ product, placement }) => product.definition.shape !== 'sheet' && placement !== null,
  run: ({ view }) => ({ session: { view: view === 'front' ? 'piece' : 'front' } }),
  announce: 'View changed',
}
