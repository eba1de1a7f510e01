import { type Background, PATTERNS, type PatternId } from '@kea/design/background/background-data'
import { isBackgroundCovered } from '@kea/design/background/is-covered'
import { patternPath } from '@kea/design/background/patterns'
import { type ReactNode, useId } from 'react'
import { classNames } from '~/lib/class-names'
import { isTransparent } from '../assets/transparent-bitmaps'
import { setBackground } from '../commands/set-background'
import { ColourField } from './ColourField'
import { Slider } from './Slider'
import { useDesign, useEditor, usePictures, useSession } from './use-editor'

/** The name and the first colours of each pattern. */
const PATTERN_LOOKS: Record<PatternId, { name: string; colours: [`#${string}`, `#${string}`] }> = {
  dots: { name: 'Dots', colours: ['#fbf3e4', '#e2a48f'] },
  stripes: { name: 'Stripes', colours: ['#f4f6f1', '#a9c4b4'] },
  diagonals: { name: 'Diagonal stripes', colours: ['#fdf6e3', '#efcf87'] },
  checks: { name: 'Checks', colours: ['#f7f3ee', '#d7dfe6'] },
  waves: { name: 'Waves', colours: ['#e8f1f3', '#7fb0bd'] },
  terrazzo: { name: 'Terrazzo', colours: ['#f6efe6', '#c98a72'] },
  confetti: { name: 'Confetti', colours: ['#ffffff', '#dd8a96'] },
  stars: { name: 'Stars', colours: ['#1d3557', '#efd28a'] },
}

const FIRST_REPEATS = 9
const SAMPLE = { x: 0, y: 0, width: 40, height: 30 }

/** The ground below everything on the shown surface. */
export function BackgroundPanel() {
  const { editor } = useEditor()
  useDesign()
  useSession()
  usePictures()
  const { design, surface } = editor.context()
  const isSeenThrough = (photo: string) => {
    const picture = editor.pictures.picture(photo)
    return picture !== null && isTransparent(picture)
  }
  const { background } = surface
  const set = (next: Background | null, control: string | null = null) => editor.run(setBackground(next), control)
  return (
    <div className="grid gap-5 pb-2">
      {isBackgroundCovered(design, surface, isSeenThrough) && (
        <p className="rounded-lg bg-mist p-3 text-[0.9375rem]">
          Your photo covers the whole print, so you can’t see the background. Give the photo another outline, or choose
          a layout with a margin.
        </p>
      )}
      <Samples background={background} onChoose={(next) => set(next)} />
      {background?.kind === 'pattern' ? (
        <PatternFields background={background} onChange={(next, control) => set(next, control)} />
      ) : (
        <ColourField
          label="Plain colour"
          value={background?.colour ?? '#ffffff'}
          onChange={(colour) => set({ kind: 'colour', colour }, 'background colour')}
        />
      )}
    </div>
  )
}

interface SamplesProps {
  background: Background | undefined
  onChoose: (background: Background | null) => void
}

function Samples({ background, onChoose }: SamplesProps) {
  const id = useId()
  const chosen = background?.kind === 'pattern' ? background.pattern : null
  const sample = (name: string, isChosen: boolean, next: Background | null, picture: ReactNode) => (
    <li key={name}>
      <button
        type="button"
        aria-label={name}
        aria-pressed={isChosen}
        title={name}
        onClick={() => onChoose(next)}
        className={classNames(
          'block aspect-4/3 w-full cursor-pointer overflow-hidden rounded-lg border border-control bg-white text-ink-soft text-xs',
          isChosen && 'outline-2 outline-kea outline-offset-2',
        )}
      >
        {picture}
      </button>
    </li>
  )
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className="mb-1.5 font-medium">
        Pattern
      </h3>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(4.5rem,1fr))] gap-2">
        {sample('White paper', background === undefined, null, 'None')}
        {PATTERNS.map((pattern) => {
          const { name, colours } = PATTERN_LOOKS[pattern]
          const [ground, ink] = colours
          return sample(
            name,
            chosen === pattern,
            { kind: 'pattern', pattern, colours, repeats: FIRST_REPEATS },
            <svg viewBox="0 0 40 30" className="size-full" aria-hidden="true" style={{ backgroundColor: ground }}>
              <path d={patternPath(pattern, SAMPLE, 7)} fill={ink} />
            </svg>,
          )
        })}
      </ul>
    </section>
  )
}

type Pattern = Extract<Background, { kind: 'pattern' }>

interface PatternFieldsProps {
  background: Pattern
  onChange: (background: Pattern, control: string) => void
}

function PatternFields({ background, onChange }: PatternFieldsProps) {
  const [ground, ink] = background.colours
  return (
    <>
      <ColourField
        label="Ground"
        value={ground}
        onChange={(colour) => onChange({ ...background, colours: [colour, ink] }, 'background ground')}
      />
      <ColourField
        label="Pattern colour"
        value={ink}
        onChange={(colour) => onChange({ ...background, colours: [ground, colour] }, 'background ink')}
      />
      <Slider
        label="Repeats"
        value={background.repeats}
        least={3}
        most={24}
        step={1}
        onChange={(repeats) => onChange({ ...background, repeats }, 'background repeats')}
      />
    </>
  )
}
