import { itemsOf } from '@kea/design/document/records'
import type { EditorProduct } from '../model/product'
import type { Command } from './command'

/** True for a product that looks other than its print on the stage, and for a sign, which hangs on a wall. */
export const hasLook = ({ definition }: EditorProduct): boolean =>
  definition.views.length > 0 || definition.parts.some(({ sign }) => sign !== undefined)

export const openLook: Command = {
  id: 'look',
  label: 'How it looks',
  shortcuts: ['v'],
  isEnabled: ({ product, design }) => hasLook(product) && itemsOf(design).length > 0,
  run: () => ({ session: { isLookOpen: true } }),
  announce: '',
}
