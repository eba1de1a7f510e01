import { judge } from '../../support/pdf-judges'

const POINTS_PER_MM = 72 / 25.4

/** What a printer sees in a print file. */
interface Print {
  /** Width and height of each trimmed page, in mm to a tenth. */
  pages: (readonly [width: number, height: number])[]
  /** The words of each page. */
  words: string[]
}

const tenths = (points: number): number => Math.round((points / POINTS_PER_MM) * 10) / 10

/** Reads a print file. Throws where qpdf finds something wrong with it. */
export function readPrint(pdf: Buffer | undefined): Print {
  if (!pdf) throw new Error('There is no print file')
  const file = judge(pdf)
  try {
    file.check()
    return {
      pages: file
        .pageBoxes()
        .map(({ trim: [left = 0, bottom = 0, right = 0, top = 0] }) => [tenths(right - left), tenths(top - bottom)]),
      words: file.text().split('\f'),
    }
  } finally {
    file.close()
  }
}

/** As many pages of one size, in mm. */
export const pagesOf = (count: number, width: number, height: number) =>
  Array.from({ length: count }, () => [width, height])
