import type { PhotoLook } from './photo-look'

/** A look as numbers: the same ones for the function of record and for the shader that shows it. */
export interface LookNumbers {
  /** Three rows of four: red, green and blue of the result from red, green, blue and 1, each in 0..1. */
  matrix: readonly number[]
  /** 256 values of red, then of green, then of blue, after the matrix. */
  curves: Uint8Array<ArrayBuffer>
}

/** The light of a colour as people see it, by its red, green and blue. */
const LIGHT = [0.2126, 0.7152, 0.0722] as const
const SEPIA = [1.06, 0.97, 0.82] as const
const GREY = [1, 1, 1] as const

/** How far the ends of a slider go. */
const BRIGHTNESS_POWER = 1
const CONTRAST_POWER = 1
const FLATTEST = 0.6
const WARMTH_POWER = [-0.22, 0, 0.28] as const

/** The parts of the tone, or of the photo's own colours around its light. */
function matrixOf({ saturation, tone }: PhotoLook): number[] {
  const own = tone === 'none' ? 1 + saturation : 0
  const tint = tone === 'sepia' ? SEPIA : GREY
  return [0, 1, 2].flatMap((row) => [
    ...LIGHT.map((part, column) => (1 - own) * part * (tint[row] ?? 1) + (row === column ? own : 0)),
    0,
  ])
}

function withContrast(value: number, contrast: number): number {
  if (contrast < 0) return 0.5 + (value - 0.5) * (1 + FLATTEST * contrast)
  const power = 2 ** (CONTRAST_POWER * contrast)
  return value < 0.5 ? 0.5 * (2 * value) ** power : 1 - 0.5 * (2 * (1 - value)) ** power
}

/** Black stays black and white stays white, except where less contrast is wanted. */
function curveOf({ brightness, contrast, warmth }: PhotoLook, channel: 0 | 1 | 2): number[] {
  const power = 2 ** (WARMTH_POWER[channel] * warmth - BRIGHTNESS_POWER * brightness)
  return Array.from({ length: 256 }, (_, at) => Math.round(255 * withContrast((at / 255) ** power, contrast)))
}

export const lookNumbers = (look: PhotoLook): LookNumbers => ({
  matrix: matrixOf(look),
  curves: new Uint8Array(([0, 1, 2] as const).flatMap((channel) => curveOf(look, channel))),
})
