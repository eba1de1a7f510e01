import type { PathData } from '../geometry/display-list'
import type { TubeDrawing } from './tube-data'

interface Drawing {
  /** In thousandths of its height. */
  width: number
  /** Open paths of M, L and C, from its top left, in thousandths of its height. */
  strokes: readonly PathData[]
}

export const DRAWINGS: Readonly<Record<TubeDrawing, Drawing>> = {
  heart: {
    width: 1060,
    strokes: [
      'M530 280C490 100 380 0 260 0C110 0 0 120 0 280C0 520 260 700 530 1000C800 700 1060 520 1060 280C1060 120 950 0 800 0C680 0 570 100 530 280',
    ],
  },
  star: {
    width: 1050,
    strokes: ['M525 0L650 370L1050 382L735 622L848 1000L525 778L202 1000L315 622L0 382L400 370L525 0'],
  },
  moon: {
    width: 760,
    strokes: [
      'M760 820C640 950 500 1000 400 990C150 960 0 760 0 500C0 240 150 40 400 0C500 -10 600 20 660 60C480 140 380 320 380 480C380 660 520 820 760 820',
    ],
  },
  cloud: {
    width: 1560,
    strokes: [
      'M300 1000C130 1000 0 880 0 720C0 570 110 450 270 440C300 180 480 0 730 0C950 0 1120 130 1180 340C1400 330 1560 470 1560 670C1560 860 1420 1000 1240 1000L300 1000',
    ],
  },
  footprint: {
    width: 900,
    strokes: [
      'M450 1000C330 1000 260 900 280 780C160 680 60 520 0 260C140 320 240 400 320 500C320 320 370 150 450 0C530 150 580 320 580 500C660 400 760 320 900 260C840 520 740 680 620 780C640 900 570 1000 450 1000',
    ],
  },
}
