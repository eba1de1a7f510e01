import type { Frame } from '@kea/design/document/document'
import { geometryOn } from '@kea/design/geometry/surfaces'
import { FIRST_WORDS } from '@kea/design/items/text/edit'
import { calmText } from '@kea/design/preflight/calm-text'
import type { Ground } from '@kea/design/text/contrast'
import type { Shape } from '@kea/design/text/shape'
import type { Command } from './command'

/**
 * Puts a text where the print is calm, and selects it.
 *
 * @param groundBehind what is printed below a frame so far. It decides the text's place and colour
 */
export const addText = (id: string, shape: Shape, groundBehind: (frame: Frame) => Ground): Command => ({
  id: 'add-text',
  label: 'Add text',
  shortcuts: [],
  isEnabled: () => true,
  run: ({ product: { definition }, design, surface }) => {
    const world = { definition, design, geometry: geometryOn(definition, design, surface), shape }
    const item = calmText(world, surface, { id, words: FIRST_WORDS }, groundBehind)
    return { patch: { put: [item] }, session: { selection: [id], cropping: null } }
  },
  announce: 'Text added. Type your words',
})
