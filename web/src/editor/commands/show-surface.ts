import type { DesignSurface } from '@kea/design/document/document'
import type { Command } from './command'

/**
 * Shows another surface of the product, such as the back of a cushion.
 *
 * @param name what a shopper calls it
 */
export const showSurface = ({ id }: DesignSurface, name: string): Command => ({
  id: `show-${id}`,
  label: `Show ${name}`,
  shortcuts: [],
  isEnabled: ({ surface }) => surface.id !== id,
  run: () => ({ session: { surface: id } }),
  announce: `${name} is shown`,
})
