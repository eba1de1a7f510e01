import { blob, both, box, curve, drawn, drawnOn, fill, line, lines, many, oval, polygon, star, turned } from '../pen'

const CORAL = '#e2725b'
const TEAL = '#3f8f8c'
const GOLD = '#ecb73f'
const CREAM = '#fdf1dc'
const PINK = '#e9a3b4'

const balloon = (x: number, y: number): string =>
  `M${x} ${y + 25}C${x - 15} ${y + 20} ${x - 20} ${y + 2} ${x - 17} ${y - 8}C${x - 13} ${y - 25} ${x + 13} ${y - 25} ${x + 17} ${y - 8}C${x + 20} ${y + 2} ${x + 15} ${y + 20} ${x} ${y + 25}Z${polygon(x, y + 23, x + 4, y + 30, x - 4, y + 30)}`

export const BIRTHDAY = {
  cake: drawnOn(
    110,
    112,
    [PINK, CREAM, TEAL],
    fill(2, ...[35, 55, 75].map((x) => box(x - 2.5, 22, 5, 24, 1.5))),
    fill(0, ...[35, 55, 75].map((x) => blob(x, 6, x + 4, 14, x, 20, x - 4, 14))),
    fill(1, box(26, 44, 58, 32, 6)),
    fill(
      0,
      `M26 50C26 46 29 44 32 44L78 44C81 44 84 46 84 50L84 56C81 62 76 62 74 57C72 64 66 64 64 58C62 66 57 66 55 58C53 64 47 64 45 58C43 66 38 66 36 58C33 62 28 61 26 56Z`,
    ),
    fill(1, box(12, 72, 86, 34, 7)),
    fill(
      0,
      `M12 80C12 75 15 72 20 72L90 72C95 72 98 75 98 80L98 84C95 90 90 90 88 84C86 92 80 92 77 85C75 91 69 91 67 85C65 93 58 93 56 85C54 91 48 91 46 85C44 93 37 93 35 85C33 91 26 91 24 84C21 90 15 90 12 84Z`,
    ),
    line(2, 3.4, lines(6, 107, 104, 107)),
  ),
  balloons: drawnOn(
    100,
    124,
    [CORAL, GOLD, TEAL],
    line(2, 1.4, curve(24, 64, 34, 86, 50, 121), curve(76, 60, 66, 86, 50, 121), curve(50, 52, 51, 86, 50, 121)),
    fill(1, turned(balloon(26, 36), -10, 26, 36)),
    fill(2, turned(balloon(74, 34), 10, 74, 34)),
    fill(0, balloon(50, 27)),
  ),
  cupcake: drawnOn(
    90,
    108,
    [PINK, '#b9855c', CORAL],
    fill(1, polygon(17, 62, 73, 62, 65, 104, 25, 104)),
    line(0, 2.4, lines(31, 64, 34, 102), lines(45, 64, 45, 102), lines(59, 64, 56, 102)),
    fill(
      0,
      `M16 66C4 64 6 48 18 47C14 36 24 29 31 32C29 22 38 15 45 17C52 15 61 22 59 32C66 29 76 36 72 47C84 48 86 64 74 66Z`,
    ),
    fill(2, oval(45, 14, 8)),
    line(2, 1.8, curve(45, 8, 47, 3, 53, 1.6)),
    fill(
      1,
      ...[
        [28, 50, 30],
        [44, 40, -40],
        [60, 52, 60],
        [38, 57, 0],
        [50, 54, 20],
      ].map(([x = 0, y = 0, a = 0]) => turned(box(x - 3, y - 1, 6, 2, 1), a, x, y)),
    ),
  ),
  present: drawn(
    [TEAL, GOLD],
    fill(0, box(14, 44, 72, 50, 3), box(8, 30, 84, 18, 4)),
    fill(1, box(42, 30, 16, 64)),
    fill(1, both(`M50 30C40 30 18 28 18 15C18 3 36 2 50 30Z`)),
    fill(0, both(`M46 25C38 25 25 22 25 16C25 10 35 9 46 25Z`)),
    fill(1, oval(50, 28, 7, 5.5)),
  ),
  'party-hat': drawnOn(
    84,
    110,
    [CORAL, GOLD, CREAM],
    fill(0, `M42 16L74 98C56 107 28 107 10 98Z`),
    fill(
      2,
      `M33.4 38C40 41.5 45 41.5 50.6 38L55.5 50.6C46 56 38 56 28.5 50.6Z`,
      `M21.4 69C34 77 50 77 62.6 69L67.6 81.6C52 91 32 91 16.4 81.6Z`,
    ),
    fill(1, star(42, 13, 8, 13, 7)),
  ),
  bunting: drawnOn(
    160,
    60,
    [CORAL, GOLD, TEAL],
    ...[CORAL, GOLD, TEAL].map((_, colour) =>
      fill(
        colour,
        many(
          [0, 1, 2, 3, 4, 5].filter((at) => at % 3 === colour),
          (at) => {
            const x = 6 + at * 25
            const y = (value: number) => 10 + 16 * (1 - ((value - 80) / 80) ** 2)
            return polygon(x, y(x), x + 22, y(x + 22), x + 11, y(x + 11) + 28)
          },
        ),
      ),
    ),
    line(2, 2, curve(0, 10, 40, 22, 80, 26, 120, 22, 160, 10)),
  ),
  firework: drawn(
    [GOLD, CORAL],
    line(0, 3, ...Array.from({ length: 12 }, (_, at) => turned(lines(50, 30, 50, 10), at * 30))),
    line(1, 2.6, ...Array.from({ length: 12 }, (_, at) => turned(lines(50, 38, 50, 31), at * 30 + 15))),
    fill(1, ...Array.from({ length: 12 }, (_, at) => turned(oval(50, 20, 2.6), at * 30 + 15))),
    fill(0, ...Array.from({ length: 12 }, (_, at) => turned(oval(50, 4, 2.4), at * 30)), oval(50, 50, 4)),
  ),
}
