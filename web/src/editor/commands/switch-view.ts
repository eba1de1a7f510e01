import type { Command } from './command'

/** Switches between the flat print and the finished piece. A flat sheet has one view only. */
export const switchView: Command = {
  id: 'switch-view',
  label: 'See the finished piece',
  shortcuts: ['v'],
  isEnabled: ({ product, placement }) => product.definition.shape !== 'sheet' && placement !== null,
  run: ({ view }) => ({ session: { view: view === 'front' ? 'piece' : 'front' } }),
  announce: 'View changed',
}
