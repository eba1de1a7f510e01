import type { DesignSurface } from '@kea/design/document/document'
import type { Command } from './command'

/** Shows another surface of the product, such as the back of a cushion. */
export const showSurface = ({ id }: DesignSurface, label: string): Command => ({
  id: `show-${id}`,
  label: `Show the ${label.toLowerCase()}`,
  shortcuts: [],
  isEnabled: ({ surface }) => surface.id !== id,
  run: () => ({ session: { surface: id } }),
  announce: `${label} is shown`,
})
