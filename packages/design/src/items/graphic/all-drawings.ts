import type { Drawing, DrawingOf } from './drawing'
import { type DrawingId, isDrawing } from './drawing-names'
import { AOTEAROA } from './drawings/aotearoa'
import { BABY } from './drawings/baby'
import { BIRDS } from './drawings/birds'
import { BIRTHDAY } from './drawings/birthday'
import { CHRISTMAS } from './drawings/christmas'
import { FRAMES } from './drawings/frames'
import { LOVE } from './drawings/love'
import { MARKS } from './drawings/marks'
import { PETS } from './drawings/pets'
import { STEMS } from './drawings/stems'
import { TRAVEL } from './drawings/travel'
import { WORDS } from './drawings/words'

const DRAWINGS: Readonly<Record<DrawingId, Drawing>> = {
  ...LOVE,
  ...BABY,
  ...BIRDS,
  ...BIRTHDAY,
  ...CHRISTMAS,
  ...AOTEAROA,
  ...TRAVEL,
  ...PETS,
  ...FRAMES,
  ...WORDS,
  ...STEMS,
  ...MARKS,
}

/** All drawings. The design tool loads this file when it needs one. */
export const drawingOf: DrawingOf = (id) => (isDrawing(id) ? DRAWINGS[id] : null)
