import type { EditorProduct } from '../model/product'
import type { Command } from './command'

/** True for a product that is more than a flat sheet. */
export const hasBody = ({ definition }: EditorProduct): boolean => definition.views.length > 0

/** Switches between the flat print and the finished piece. A flat sheet has one view only. */
export const switchView: Command = {
  id: 'switch-view',
  label: 'See the finished piece',
  shortcuts: ['v'],
  isEnabled: ({ product, placement }) => hasBody(product) && placement !== null,
  run: ({ view }) => ({ session: { view: view === 'front' ? 'piece' : 'front' } }),
  announce: 'View changed',
}
