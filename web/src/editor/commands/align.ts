import { centreItems } from '@kea/design/edits/item-edits'
import { geometryOn } from '@kea/design/geometry/surfaces'
import type { Command } from './command'
import { looseSelection } from './selection'

const centre = (id: string, label: string, axis: 'x' | 'y'): Command => ({
  id,
  label,
  shortcuts: [axis === 'x' ? 'c' : 'm'],
  isEnabled: (context) => looseSelection(context).length > 0,
  run: (context) => {
    const { product, design, surface } = context
    const { face } = geometryOn(product.definition, design, surface)
    return { patch: centreItems(looseSelection(context), face, axis) }
  },
  announce: 'Moved to the middle',
})

export const centreAcross = centre('centre-across', 'Centre across', 'x')
export const centreDown = centre('centre-down', 'Centre up and down', 'y')
