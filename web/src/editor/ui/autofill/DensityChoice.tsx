import type { Density } from '@kea/design/autofill/density'
import { RadioCards } from '~/ui/RadioCards'

const DENSITIES: readonly { value: Density; label: string; detail: string }[] = [
  { value: 'airy', label: 'Airy', detail: 'Few, large' },
  { value: 'normal', label: 'Normal', detail: 'A mix' },
  { value: 'full', label: 'Full', detail: 'Many per page' },
]

const isDensity = (value: string): value is Density => DENSITIES.some((density) => density.value === value)

interface DensityChoiceProps {
  value: Density
  onChange: (density: Density) => void
}

/** How many photos share a page. */
export const DensityChoice = ({ value, onChange }: DensityChoiceProps) => (
  <RadioCards
    legend="How full"
    choices={DENSITIES}
    value={value}
    isStacked
    className="grid-cols-3"
    onChange={(chosen) => isDensity(chosen) && onChange(chosen)}
  />
)
