import { monthTitle } from '../../calendar/month-names'
import type { PlacedMonth } from '../../document/document'
import { CORNERS, resizeFrame, SIDES } from '../../geometry/resize-frame'
import type { ItemType } from '../item-type'
import { monthOf, yearsOf } from './month-of'

export const monthType: ItemType<PlacedMonth> = {
  handles: [...CORNERS, ...SIDES],
  flips: false,
  compose: (geometry, item, { shape, months }, design) =>
    months()?.compose(geometry, item, shape, design) ?? { kind: 'group', children: [] },
  describe(item, { design, months }) {
    const found = monthOf(design, item)
    if (!found) return 'Days of a month'
    if (item.data.shows === 'years') return `Year ${yearsOf(found.settings)}`
    const days = months?.describe(item, design)
    return `Days of ${monthTitle(found.month)}${days ? `: ${days}` : ''}`
  },
  scale: (item, frame) => ({ ...item, frame }),
  reframe: (item, frame) => ({ ...item, frame }),
  resize: (item, handle, to) => ({ ...item, frame: resizeFrame(item.frame, handle, to, false) }),
}
