import type { Colour } from '@kea/design/geometry/display-list'
import { classNames } from '~/lib/class-names'

/** Colours that go with most photos, with the names that screen readers say. */
const COLOURS: readonly (readonly [Colour, string])[] = [
  ['#ffffff', 'White'],
  ['#16211b', 'Black'],
  ['#6b746d', 'Grey'],
  ['#b3261e', 'Red'],
  ['#d97b29', 'Orange'],
  ['#e3b23c', 'Gold'],
  ['#2f5d3a', 'Green'],
  ['#2a6f97', 'Blue'],
  ['#1d3557', 'Navy'],
  ['#7b4b94', 'Violet'],
  ['#d98ba3', 'Pink'],
]

const isColour = (value: string): value is Colour => /^#[0-9a-f]{6}$/.test(value)

interface ColourFieldProps {
  label: string
  value: Colour
  onChange: (colour: Colour) => void
}

/** A colour from a few, or any other one. */
export function ColourField({ label, value, onChange }: ColourFieldProps) {
  return (
    <fieldset>
      <legend className="mb-1.5 font-medium">{label}</legend>
      <div className="flex flex-wrap gap-1.5">
        {COLOURS.map(([colour, name]) => (
          <button
            key={colour}
            type="button"
            aria-label={name}
            aria-pressed={colour === value}
            title={name}
            onClick={() => onChange(colour)}
            className={classNames(
              'size-11 cursor-pointer rounded-full border border-control',
              colour === value && 'outline-2 outline-kea outline-offset-2',
            )}
            style={{ backgroundColor: colour }}
          />
        ))}
        <label className="relative grid size-11 cursor-pointer place-items-center overflow-hidden rounded-full border border-control border-dashed text-xs focus-within:outline-2 focus-within:outline-kea">
          Other
          <input
            type="color"
            aria-label={`${label}: another one`}
            value={value}
            onChange={({ target }) => isColour(target.value) && onChange(target.value)}
            className="absolute inset-0 size-full cursor-pointer opacity-0"
          />
        </label>
      </div>
    </fieldset>
  )
}
