import type { Colour } from '@kea/design/geometry/display-list'
import { ColourField } from './ColourField'
import { Slider } from './Slider'

interface Edge {
  colour: Colour
  widthMm: number
}

interface EdgeFieldsProps {
  /** What it is called, such as border. */
  name: string
  value: Edge
  /** The bounds of the width in mm, and its step. A wider one stays as it is. */
  least: number
  most: number
  step: number
  onChange: (edge: Edge) => void
}

/** The colour and the width of a line along an edge. */
export function EdgeFields({ name, value, least, most, step, onChange }: EdgeFieldsProps) {
  return (
    <>
      <ColourField
        label={`Colour of the ${name}`}
        value={value.colour}
        onChange={(colour) => onChange({ ...value, colour })}
      />
      <Slider
        label={`Width of the ${name}`}
        unit="mm"
        value={value.widthMm}
        least={least}
        most={Math.max(most, value.widthMm)}
        step={step}
        onChange={(widthMm) => onChange({ ...value, widthMm })}
      />
    </>
  )
}
