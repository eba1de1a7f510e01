import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { FONTS, type FontId } from '@kea/design/text/fonts'

const { resolve } = createRequire(import.meta.url)

export const harfBuzzWasm = (): WebAssembly.Module =>
  new WebAssembly.Module(readFileSync(resolve('harfbuzzjs/dist/harfbuzz.wasm')))

export const subsetWasm = (): WebAssembly.Module =>
  new WebAssembly.Module(readFileSync(resolve('harfbuzzjs/dist/harfbuzz-subset.wasm')))

/** A file of a font's package: its font, or its licence. */
export const fontPath = (id: FontId): string => resolve(FONTS.find((font) => font.id === id)?.file ?? '')

export const fontFile = (id: FontId): Uint8Array => new Uint8Array(readFileSync(fontPath(id)))
