import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'

export interface RenderedPage {
  /** Colour in 0..255 at a place in 0..1 of the rendered box. */
  at(x: number, y: number): [red: number, green: number, blue: number]
}

/** Grey pixels, row by row: 0 is black. */
export interface GreyPart {
  width: number
  height: number
  data: Uint8Array
}

/** An unpacked file with the pixels of its small images. */
const MOST_OUTPUT = 256 * 1024 * 1024

/** A PDF as the programs of others see it. `close` removes its files. */
export function judge(pdf: Uint8Array) {
  const folder = mkdtempSync(join(tmpdir(), 'kea-print-'))
  const file = join(folder, 'file.pdf')
  writeFileSync(file, pdf)
  const run = (program: string, ...args: string[]): string =>
    execFileSync(program, args, { encoding: 'utf8', maxBuffer: MOST_OUTPUT })

  return {
    /** Throws for an error or a warning. */
    check: (): string => run('qpdf', '--check', file),
    /** The rows of a table of poppler's, below its two lines of heading. */
    images: (): string[][] => rowsOf(run('pdfimages', '-list', file)),
    fonts: (): string[][] => rowsOf(run('pdffonts', file)),
    boxes: (): string => run('pdfinfo', '-box', file),
    /** Trim and bleed box of each page, in points: left, bottom, right, top. */
    pageBoxes(): { trim: number[]; bleed: number[] }[] {
      const lines = run('pdfinfo', '-box', '-f', '1', '-l', '-1', file)
      const boxesOf = (name: string) =>
        [...lines.matchAll(new RegExp(`^Page +\\d+ ${name}: +(.+)$`, 'gm'))].map(([, box = '']) =>
          box.trim().split(/\s+/).map(Number),
        )
      const bleeds = boxesOf('BleedBox')
      return boxesOf('TrimBox').map((trim, at) => ({ trim, bleed: bleeds[at] ?? [] }))
    },
    information: (): string => run('pdfinfo', file),
    metadata: (): string => run('pdfinfo', '-meta', file),
    /** The objects of the file, unpacked. */
    objects: (): string => run('qpdf', '--qdf', '--object-streams=disable', file, '-'),
    text: (): string => run('pdftotext', '-layout', file, '-'),

    /** The images as they are in the file, in its order. */
    embedded(): Uint8Array[] {
      run('pdfimages', '-all', file, join(folder, 'image'))
      const names = readdirSync(folder).filter((name) => name.startsWith('image'))
      return names.sort().map((name) => readFileSync(join(folder, name)))
    },

    /** The trimmed piece of a page, as a PNG. */
    async trimmedPage(number: number, dpi: number): Promise<Buffer> {
      const picture = join(folder, `whole-${number}`)
      run('pdftoppm', '-r', `${dpi}`, '-png', '-singlefile', '-f', `${number}`, '-l', `${number}`, file, picture)
      const whole = sharp(`${picture}.png`)
      const { width, height } = await whole.metadata()
      const [left = 0, bottom = 0, right = 0, top = 0] = (this.pageBoxes()[number - 1]?.trim ?? []).map((points) =>
        Math.round((points / 72) * dpi),
      )
      const box = { left, top: height - top, width: right - left, height: top - bottom }
      return whole
        .extract({ ...box, width: Math.min(box.width, width - left), height: Math.min(box.height, height - box.top) })
        .png()
        .toBuffer()
    },

    /** A part of a page with its paper in grey, from its top left: in mm, at ten pixels a millimetre. */
    async greyAt(number: number, box: { x: number; y: number; width: number; height: number }): Promise<GreyPart> {
      const picture = join(folder, `part-${number}`)
      const [x, y, width, height] = [box.x, box.y, box.width, box.height].map((mm) => String(Math.round(10 * mm)))
      const part = ['-x', x, '-y', y, '-W', width, '-H', height].map(String)
      run('pdftoppm', '-r', '254', ...part, '-png', '-singlefile', '-f', `${number}`, '-l', `${number}`, file, picture)
      const { data, info } = await sharp(`${picture}.png`).greyscale().raw().toBuffer({ resolveWithObject: true })
      return { width: info.width, height: info.height, data }
    },

    /** A page with its paper, rendered. */
    async page(number: number, dpi = 36): Promise<RenderedPage> {
      const picture = join(folder, `page-${number}`)
      run('pdftoppm', '-r', `${dpi}`, '-png', '-singlefile', '-f', `${number}`, '-l', `${number}`, file, picture)
      const { data, info } = await sharp(`${picture}.png`).removeAlpha().raw().toBuffer({ resolveWithObject: true })
      return {
        at(x, y) {
          const [column, row] = [Math.floor(x * info.width), Math.floor(y * info.height)]
          const start = (row * info.width + column) * info.channels
          return [data[start] ?? 0, data[start + 1] ?? 0, data[start + 2] ?? 0]
        },
      }
    },

    close: (): void => rmSync(folder, { recursive: true }),
  }
}

const rowsOf = (table: string): string[][] =>
  table
    .trim()
    .split('\n')
    .slice(2)
    .map((line) => line.trim().split(/\s+/))

export type Judge = ReturnType<typeof judge>
