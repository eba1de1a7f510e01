import { MONTH_STYLES } from '@kea/design/items/month/fonts'
import type { MonthData } from '@kea/design/items/month/month-data'
import { STYLES } from '@kea/design/items/month/styles'
import { RadioCards } from '~/ui/RadioCards'
import { styleMonths } from '../../commands/style-months'
import { ColourField } from '../ColourField'
import { useEditor } from '../use-editor'

const CHOICES = MONTH_STYLES.map((value) => {
  const { label, detail } = STYLES[value]
  return { value, label, detail }
})

/** How the months of a calendar look, on all pages alike. */
export function MonthStyleFields({ data }: { data: MonthData }) {
  const { editor } = useEditor()
  // Runs in a row of one control are one step of undo.
  const change = (changes: Parameters<typeof styleMonths>[0], control: string) =>
    editor.run(styleMonths(changes), `months ${control}`)
  return (
    <div className="grid gap-5 pb-2">
      <RadioCards
        legend="Style of all months"
        isStacked
        className="grid-cols-2"
        choices={CHOICES}
        value={data.style}
        // The colour of the style before does not go with every style.
        onChange={(value) => {
          const style = MONTH_STYLES.find((each) => each === value)
          if (style) change({ style, accent: undefined }, 'style')
        }}
      />
      <ColourField
        label="Holidays and Sundays"
        value={data.accent ?? STYLES[data.style].accent}
        onChange={(accent) => change({ accent }, 'accent')}
      />
      <label className="flex min-h-11 cursor-pointer items-center gap-3">
        <input
          type="checkbox"
          className="size-5 accent-kea"
          checked={data.ground !== undefined}
          onChange={({ target }) => change({ ground: target.checked ? '#ffffff' : undefined }, 'ground')}
        />
        White background for the days
      </label>
    </div>
  )
}
