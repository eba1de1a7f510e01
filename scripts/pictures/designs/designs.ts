// Entry point of draw-sheet.ts and draw-template.ts for scripts that Node runs: the packages name their modules without an ending.
import { registerHooks } from 'node:module'
import type { drawTemplate as draw } from './draw-template.ts'
import type { SheetName } from './sample.ts'

type DrawTemplate = typeof draw

registerHooks({
  resolve: (specifier, context, next) => {
    try {
      return next(specifier, context)
    } catch (error) {
      if (!specifier.startsWith('.')) throw error
      return next(`${specifier}.ts`, context)
    }
  },
})

const drawing = () => import('./draw-sheet.ts')

/** @returns a PNG, `width` pixels wide */
export const drawSheet = async (name: SheetName, width: number): Promise<Buffer> =>
  (await drawing()).drawSheet(name, width)

/** A ready-made design in one size of its product, `width` pixels wide. */
export const drawTemplate = async (...of: Parameters<DrawTemplate>): ReturnType<DrawTemplate> =>
  (await import('./draw-template.ts')).drawTemplate(...of)

/** The outlines of what is stamped on a cover. */
export const stampOf = async (name: SheetName): Promise<[number, number][][]> => (await drawing()).stampOf(name)
