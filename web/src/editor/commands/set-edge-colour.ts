import type { Colour } from '@kea/design/geometry/display-list'
import type { Command } from './command'

/** The colour of the wrapped sides of the shown surface. */
export const setEdgeColour = (edgeColour: Colour): Command => ({
  id: 'set-edge-colour',
  label: 'Edge colour',
  shortcuts: [],
  isEnabled: () => true,
  run: ({ surface }) => ({ patch: { put: [{ ...surface, edgeColour }] } }),
  announce: 'The colour of the edge has changed',
})
