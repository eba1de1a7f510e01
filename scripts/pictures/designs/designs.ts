// Entry point of draw-sheet.ts for scripts that Node runs: the packages name their modules without an ending.
import { registerHooks } from 'node:module'
import type { SheetName } from './sample.ts'

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

/** The outlines of what is stamped on a cover. */
export const stampOf = async (name: SheetName): Promise<[number, number][][]> => (await drawing()).stampOf(name)
