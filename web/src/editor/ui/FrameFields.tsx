import type { Frame } from '@kea/design/document/document'
import type { FreeItem } from '@kea/design/document/free-item'
import { setFrame } from '../commands/set-frame'
import { useEditor } from './use-editor'

interface Field {
  name: keyof Frame
  label: string
  unit: string
}

const FIELDS: readonly Field[] = [
  { name: 'x', label: 'From the left', unit: 'mm' },
  { name: 'y', label: 'From the top', unit: 'mm' },
  { name: 'width', label: 'Width', unit: 'mm' },
  { name: 'height', label: 'Height', unit: 'mm' },
  { name: 'angle', label: 'Turned by', unit: '°' },
]

const rounded = (value: number): number => Math.round(value * 10) / 10

/** Place, size and angle of the selected item as numbers. */
export function FrameFields({ item }: { item: FreeItem }) {
  // The lines of a text decide its height.
  const fields = FIELDS.filter(({ name }) => name !== 'height' || item.type !== 'text')
  return (
    <div className="grid grid-cols-2 gap-x-3 gap-y-2">
      {fields.map((field) => (
        <FrameField key={field.name} item={item} {...field} />
      ))}
    </div>
  )
}

function FrameField({ item, name, label, unit }: Field & { item: FreeItem }) {
  const { editor } = useEditor()
  const value = rounded(item.frame[name])
  const commit = (input: HTMLInputElement) => {
    const typed = Number(input.value)
    if (input.value.trim() === '' || !Number.isFinite(typed)) input.value = String(value)
    else if (typed !== value) editor.run(setFrame(item, { [name]: typed }, editor.fonts.shape))
  }
  return (
    <label className="grid gap-0.5 text-ink-soft text-sm">
      {label} ({unit})
      <input
        // A drag or an undo shows its new value.
        key={value}
        type="number"
        step="any"
        inputMode="decimal"
        defaultValue={value}
        disabled={item.locked}
        onBlur={(event) => commit(event.target)}
        onKeyDown={(event) => event.key === 'Enter' && commit(event.currentTarget)}
        className="h-11 w-full min-w-0 rounded-field border border-control bg-paper px-3 text-base text-ink"
      />
    </label>
  )
}
