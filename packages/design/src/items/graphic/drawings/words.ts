import { both, box, curve, drawn, drawnOn, fill, line, many, oval, polygon, star } from '../pen'

const CREAM = '#fffaf0'
const INK = '#33363f'
const RED = '#c8414b'
const BLUE = '#2f6f96'
const GOLD = '#e6b84c'

const ROUND_BUBBLE = `M60 6C92 6 114 20 114 40C114 60 92 74 60 74C54 74 48 73.500 43 72.400C36 80 26 86 14 88C20 82 23 75 23 66.500C12 60 6 51 6 40C6 20 28 6 60 6Z`
const SQUARE_BUBBLE = `M16 6L104 6C110 6 114 10 114 16L114 58C114 64 110 68 104 68L54 68L34 88L36 68L16 68C10 68 6 64 6 58L6 16C6 10 10 6 16 6Z`
const CLOUD = `M32 62C17 62 7 53 9 41C10 32 18 27 26 28C29 15 42 8 55 12C63 3 83 3 90 15C103 13 113 22 112 34C119 45 110 60 95 59C89 68 73 70 66 63C58 71 40 71 32 62Z`

export const WORDS = {
  'speech-bubble': drawnOn(120, 94, [CREAM, INK], fill(0, ROUND_BUBBLE), line(1, 3, ROUND_BUBBLE)),
  'speech-box': drawnOn(120, 94, [CREAM, INK], fill(0, SQUARE_BUBBLE), line(1, 3, SQUARE_BUBBLE)),
  'thought-bubble': drawnOn(
    120,
    98,
    [CREAM, INK],
    fill(0, CLOUD, oval(30, 78, 8, 6), oval(17, 91, 4.5, 3.6)),
    line(1, 3, CLOUD, oval(30, 78, 8, 6), oval(17, 91, 4.5, 3.6)),
  ),
  burst: drawn([GOLD, RED], fill(1, star(50, 50, 14, 49, 36)), fill(0, star(50, 50, 14, 43, 32))),
  banner: drawnOn(
    150,
    60,
    [RED, '#8f2a33'],
    fill(0, polygon(2, 20, 34, 20, 34, 52, 2, 52, 13, 36), polygon(148, 20, 116, 20, 116, 52, 148, 52, 137, 36)),
    fill(1, polygon(22, 44, 34, 44, 34, 52), polygon(128, 44, 116, 44, 116, 52)),
    fill(0, box(22, 8, 106, 36)),
  ),
  'curved-ribbon': drawnOn(
    150,
    70,
    [BLUE, '#1d4763'],
    fill(
      0,
      `M4 26C14 22 24 20 32 18L32 52C24 54 14 56 4 60L14 42Z`,
      `M146 26C136 22 126 20 118 18L118 52C126 54 136 56 146 60L136 42Z`,
    ),
    fill(1, polygon(22, 46, 32, 52, 32, 43), polygon(128, 46, 118, 52, 118, 43)),
    fill(0, `M22 12C56 0 94 0 128 12L128 46C94 34 56 34 22 46Z`),
  ),
  rosette: drawnOn(
    84,
    116,
    [BLUE, CREAM, '#1d4763'],
    fill(2, polygon(28, 56, 14, 112, 30, 103, 40, 114, 48, 62), polygon(56, 56, 70, 112, 54, 103, 44, 114, 36, 62)),
    fill(0, star(42, 42, 20, 41, 35)),
    fill(1, oval(42, 42, 25)),
    line(0, 1.8, oval(42, 42, 20.5)),
    fill(0, star(42, 42, 5, 13, 5.6)),
  ),
  bow: drawnOn(
    120,
    90,
    [RED, '#8f2a33'],
    fill(0, both(`M56 34C46 52 38 70 26 86L20 72L8 74C24 62 40 46 50 32Z`, 60)),
    fill(0, both(`M58 30C42 6 18 0 8 10C0 20 2 46 12 52C26 58 46 46 58 36Z`, 60)),
    fill(1, both(`M52 30C40 20 28 17 24 22C21 27 23 38 28 40C34 41 44 37 52 33Z`, 60)),
    fill(0, box(50, 22, 20, 22, 7)),
    line(1, 1.8, both(curve(56, 27, 54.5, 33, 56, 39), 60)),
  ),
  tape: drawnOn(
    130,
    40,
    ['#f0c9a8', '#e2a97f'],
    fill(
      0,
      polygon(
        4,
        6,
        126,
        6,
        122,
        11,
        126,
        16,
        122,
        20,
        126,
        25,
        122,
        29,
        126,
        34,
        4,
        34,
        8,
        29,
        4,
        25,
        8,
        20,
        4,
        16,
        8,
        11,
      ),
    ),
    fill(
      1,
      many([20, 36, 52, 68, 84, 100], (x) => polygon(x, 34, x + 6, 34, x + 18, 6, x + 12, 6)),
    ),
  ),
  'brush-stroke': drawnOn(
    150,
    50,
    ['#8fb5a0'],
    fill(
      0,
      `M6 24C20 12 60 8 100 9C120 9.500 138 7 146 12C140 14 136 15 132 16C140 16 147 18 144 22C139 25 133 24 128 25C134 26 140 29 134 32C118 38 60 42 30 42C22 42 12 44 8 40C12 37 16 36 19 35C11 36 3 33 5 29C8 27 12 27 14 26.500C10 27 6 26 6 24Z`,
    ),
  ),
  tag: drawnOn(
    120,
    70,
    ['#e9d3ae', '#8a6a4f', RED],
    fill(0, `M32 6L108 6C111 6 114 9 114 12L114 58C114 61 111 64 108 64L32 64L8 40C5 37 5 33 8 30Z`),
    fill(1, oval(25, 35, 6)),
    fill(0, oval(25, 35, 3)),
    line(1, 1.6, `M38 12L106 12C107.500 12 108 12.500 108 14L108 56C108 57.500 107.500 58 106 58L38 58`),
    line(1, 2, curve(23, 34, 14, 24, 12, 12, 2, 4)),
    fill(2, star(74, 35, 5, 13, 6)),
  ),
  underline: drawnOn(150, 30, [RED], line(0, 4, curve(4, 12, 40, 6, 90, 6, 146, 9, 100, 13, 60, 18, 44, 24))),
}
