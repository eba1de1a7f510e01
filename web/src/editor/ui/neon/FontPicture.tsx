import { signOn } from '@kea/design/edits/sign-edits'
import { TUBE_LIGHTS } from '@kea/design/neon/colours'
import type { ProductPart } from '@kea/design/product/definition'
import { useEditor, useNeons } from '../use-editor'

/** As many letters as a card has room for. */
const LETTERS = 7
/** For a sign without words. */
const NO_WORDS = 'Kia ora'
/** The width of the tube and of its white core, in thousandths of an em. */
const TUBE = 56
const CORE = 20

/** The first of the shopper's letters in a font of a sign, lit in its colour. */
export function FontPicture({ font }: { font: NonNullable<ProductPart['signFont']> }) {
  const { editor } = useEditor()
  const neons = useNeons()
  const { design, surface } = editor.context()
  const typed = signOn(design, surface)
    ?.data.lines.find(({ words }) => words.trim() !== '')
    ?.words.trim()
  const letters = [...(typed ?? NO_WORDS)].slice(0, LETTERS).join('')
  const sample = neons?.sampleOf(font, letters)
  const { signColour = 'warm-white' } = editor.scene().surface.part
  // The same room before the fonts are there.
  const frame = 'mt-1.5 block h-12 w-full rounded-md bg-ink'
  if (!sample) return <span className={frame} />
  const { path, width, capHeight } = sample
  return (
    <svg
      aria-hidden="true"
      viewBox={`-200 ${-1.35 * capHeight} ${width + 400} ${1.8 * capHeight}`}
      className={frame}
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={path} stroke={TUBE_LIGHTS[signColour].lit} strokeWidth={TUBE} />
      <path d={path} stroke="#ffffff" strokeWidth={CORE} />
    </svg>
  )
}
