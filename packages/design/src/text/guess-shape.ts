import type { ShapedRun } from './shape'

const WIDTH_EM = 0.5
const BLANK_EM = 0.25

/** How long a line may become in a font that is not loaded. Its glyphs have no ids. */
export const guessShape = (text: string): ShapedRun => ({
  glyphs: [...text].map((letter) => ({
    id: 0,
    text: letter,
    advance: letter === ' ' ? BLANK_EM : WIDTH_EM,
    dx: 0,
    dy: 0,
  })),
  missing: [],
  ascent: 0.95,
  descent: 0.3,
})
