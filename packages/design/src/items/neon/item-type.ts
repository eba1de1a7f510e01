import type { PlacedNeon } from '../../document/document'
import type { ItemType } from '../item-type'
import { composeNeon } from './compose'

/** A sign fills its board by itself, so it has no handles. */
export const neonType: ItemType<PlacedNeon> = {
  handles: [],
  flips: true,
  compose: (geometry, item, { neons }) => composeNeon(geometry, item, neons()),
  describe: ({ data }) => `Neon: ${data.lines.map(({ words }) => words).join(' / ') || 'drawing'}`,
  scale: (item, frame) => ({ ...item, frame }),
  reframe: (item, frame) => ({ ...item, frame }),
  resize: (item) => item,
}
