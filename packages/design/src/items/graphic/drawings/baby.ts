import { blob, both, box, curve, drawn, drawnOn, fill, heart, line, lines, many, oval, star } from '../pen'

const SKY = '#8fbcd4'
const SAND = '#f3dfbf'
const INK = '#4b4a58'
const PEACH = '#eeb29a'
const GOLD = '#e6b84c'

export const BABY = {
  pram: drawnOn(
    110,
    104,
    [SKY, INK, SAND],
    line(1, 3.4, curve(88, 46, 97, 30, 106, 26)),
    fill(0, `M14 46L90 46C90 66 75 78 52 78C29 78 14 66 14 46Z`),
    fill(2, `M48 42L12 42C11 22 27 6 48 6Z`),
    line(0, 2.4, lines(48, 42, 48, 6), curve(48, 40, 36, 28, 31, 11), curve(48, 41, 32, 36, 17, 25)),
    line(1, 3, lines(34, 74, 26, 88), lines(70, 74, 78, 88)),
    line(1, 3.6, oval(26, 90, 10), oval(78, 90, 10)),
    fill(1, oval(26, 90, 2.6), oval(78, 90, 2.6)),
    fill(2, heart(62, 60, 16)),
  ),
  rattle: drawn(
    [PEACH, SKY, SAND],
    line(1, 5.5, oval(22, 78, 12)),
    line(1, 7, lines(31, 69, 48, 52)),
    fill(0, oval(66, 34, 28)),
    fill(2, `M46.5 14.5C60 20 80 40 85.5 53.5C81 58 77 60 72 61.4C66 46 54 34 38.6 28C40 23 42 19 46.5 14.5Z`),
    fill(
      0,
      ...[
        [52, 24],
        [62, 34],
        [73, 45],
      ].map(([x = 0, y = 0]) => oval(x, y, 2.6)),
    ),
  ),
  'baby-bottle': drawnOn(
    60,
    116,
    [SKY, '#fdfaf2', PEACH],
    fill(2, `M22 26C22 16 26 16 26 8C26 3 34 3 34 8C34 16 38 16 38 26Z`),
    fill(0, box(14, 25, 32, 12, 4)),
    fill(1, box(8, 38, 44, 74, 14)),
    fill(2, `M8 66C18 62 26 70 36 66C42 63 47 64 52 66L52 98C52 106 46 112 38 112L22 112C14 112 8 106 8 98Z`),
    line(
      0,
      2.6,
      box(8, 38, 44, 74, 14),
      lines(40, 54, 48, 54),
      lines(43, 66, 48, 66),
      lines(40, 78, 48, 78),
      lines(43, 90, 48, 90),
    ),
  ),
  dummy: drawn(
    [PEACH, SAND],
    line(0, 7, oval(50, 76, 17)),
    fill(1, blob(50, 4, 62, 12, 60, 26, 57, 40, 43, 40, 40, 26, 38, 12)),
    fill(0, blob(50, 40, 72, 34, 88, 44, 82, 60, 66, 63, 50, 60, 34, 63, 18, 60, 12, 44, 28, 34)),
    fill(1, oval(50, 51, 8)),
    fill(0, heart(50, 51.6, 8)),
  ),
  feet: drawnOn(
    104,
    100,
    [PEACH],
    fill(
      0,
      ...[1, -1].map((side) => {
        const x = (value: number) => 52 + side * value
        return [
          blob(
            x(28),
            34,
            x(40),
            40,
            x(42),
            56,
            x(34),
            70,
            x(35),
            84,
            x(27),
            96,
            x(15),
            92,
            x(13),
            78,
            x(15),
            64,
            x(10),
            50,
            x(15),
            38,
          ),
          oval(x(13), 25, 7, 8.5),
          oval(x(25), 20, 5, 6.2),
          oval(x(34), 23, 4.2, 5.4),
          oval(x(41), 29, 3.6, 4.6),
          oval(x(46), 37, 3, 3.9),
        ].join('')
      }),
    ),
  ),
  'teddy-bear': drawnOn(
    100,
    112,
    ['#b98a5e', '#ecd5b1', '#3d322b'],
    fill(0, both(oval(24, 16, 13)), both(oval(19, 74, 11, 17, 38)), both(oval(29, 99, 15, 12))),
    fill(1, both(oval(24, 16, 6.5)), both(oval(27, 100, 8, 6.5))),
    fill(0, oval(50, 80, 29, 27), oval(50, 36, 33, 28)),
    fill(1, oval(50, 82, 17, 17), oval(50, 45, 15, 11.5)),
    fill(2, both(oval(37, 32, 3.4, 4)), blob(50, 46, 44.5, 41, 47, 38.5, 53, 38.5, 55.5, 41)),
    line(2, 2, lines(50, 45, 50, 49), curve(44, 50, 47, 52.6, 50, 49.5, 53, 52.6, 56, 50)),
  ),
  moon: drawn(
    [GOLD, '#f2d27e', '#6d83a8'],
    fill(0, `M60 6C28 6 6 30 10 58C14 84 42 100 68 91C78 87.5 86 80 90 71C66 76 46 60 46 38C46 24 52 13 60 6Z`),
    line(2, 2.6, curve(22, 55, 27, 59, 32, 56), curve(30, 71, 36, 74, 41, 70)),
    fill(1, star(74, 30, 5, 13, 5.6, 8), star(90, 50, 5, 6.5, 2.8, -10), star(64, 54, 5, 5, 2.2)),
  ),
  'baby-mobile': drawnOn(
    110,
    104,
    ['#8a6a4f', GOLD, SKY],
    line(0, 2.4, lines(55, 2, 55, 18), curve(10, 30, 32, 20, 55, 18, 78, 20, 100, 30)),
    line(0, 1.4, lines(14, 28, 14, 54), lines(41, 19, 41, 66), lines(69, 19, 69, 54), lines(96, 28, 96, 66)),
    fill(1, star(14, 64, 5, 13, 6), star(69, 64, 5, 13, 6)),
    fill(
      2,
      many(
        [
          [41, 78],
          [96, 78],
        ],
        ([x = 0, y = 0]) =>
          `M${x - 14} ${y + 6}C${x - 20} ${y + 6} ${x - 20} ${y - 4} ${x - 12} ${y - 4}C${x - 11} ${y - 13} ${x + 3} ${y - 14} ${x + 6} ${y - 6}C${x + 15} ${y - 8} ${x + 17} ${y + 6} ${x + 10} ${y + 6}Z`,
      ),
    ),
  ),
}
