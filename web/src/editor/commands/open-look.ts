import type { EditorProduct } from '../model/product'
import { type Command, hasPhoto } from './command'

/** True for a product that looks other than its print on the stage. */
export const hasLook = ({ definition }: EditorProduct): boolean => definition.views.length > 0

export const openLook: Command = {
  id: 'look',
  label: 'How it looks',
  shortcuts: ['v'],
  isEnabled: (context) => hasPhoto(context) && hasLook(context.product),
  run: () => ({ session: { isLookOpen: true } }),
  announce: '',
}
