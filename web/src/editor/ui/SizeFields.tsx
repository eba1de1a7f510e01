import { freeSizeProblem, steppedSize, type TypedSize } from '@kea/design/geometry/free-size'
import type { FreeSize } from '@kea/design/product/definition'
import { useId, useState } from 'react'
import { sizeCommand } from '../commands/type-size'
import { useDesign, useEditor, useSession } from './use-editor'
import { useNumberCheck } from './use-number-check'

const MM = { mm: 1, cm: 10 } as const
type Unit = keyof typeof MM

/** Width and height as the shopper types them, for a product that is made to measure. */
export function SizeFields({ limits }: { limits: FreeSize }) {
  const { editor } = useEditor()
  useDesign()
  useSession()
  const id = useId()
  const field = useId()
  const check = useNumberCheck(field)
  const [unit, setUnit] = useState<Unit>('mm')
  /** A size that we cannot make. It stays in the fields until it is corrected. */
  const [refused, setRefused] = useState<TypedSize | null>(null)
  const problem = refused && freeSizeProblem(limits, refused)
  const { width, height } = editor.scene().surface.face
  const size = { widthMm: width, heightMm: height }
  const type = (change: Partial<TypedSize>) => {
    const typed = steppedSize(limits, { ...size, ...refused, ...change })
    const isWrong = freeSizeProblem(limits, typed) !== null
    setRefused(isWrong ? typed : null)
    check(!isWrong)
    if (!isWrong && (typed.widthMm !== width || typed.heightMm !== height)) editor.run(sizeCommand(typed))
  }
  const fields = { unit, describedBy: id, isWrong: problem !== null }
  return (
    <fieldset>
      <legend className="mb-2 font-medium">Size of your picture</legend>
      <div className="grid grid-cols-[1fr_1fr_auto] items-end gap-3">
        <SizeField id={field} label="Width" mm={width} {...fields} onType={(widthMm) => type({ widthMm })} />
        <SizeField label="Height" mm={height} {...fields} onType={(heightMm) => type({ heightMm })} />
        <label className="grid gap-0.5 text-ink-soft text-sm">
          Unit
          <select
            value={unit}
            onChange={({ target }) => setUnit(target.value === 'cm' ? 'cm' : 'mm')}
            className="h-11 rounded-field border border-control bg-paper px-3 text-base text-ink"
          >
            <option>mm</option>
            <option>cm</option>
          </select>
        </label>
      </div>
      <p
        id={id}
        className={problem === null ? 'mt-1.5 text-ink-soft text-sm' : 'mt-1.5 text-danger text-sm'}
        role="status"
      >
        {problem ?? `From ${limits.leastMm} mm to ${limits.shortMm} × ${limits.longMm} mm, either way round.`}
      </p>
    </fieldset>
  )
}

interface FieldProps {
  id?: string
  label: string
  mm: number
  unit: Unit
  describedBy: string
  isWrong: boolean
  onType: (mm: number) => void
}

function SizeField({ id, label, mm, unit, describedBy, isWrong, onType }: FieldProps) {
  const shown = Number((mm / MM[unit]).toFixed(2))
  const commit = (input: HTMLInputElement) => {
    const typed = Number(input.value)
    const isEmpty = input.value.trim() === '' || !Number.isFinite(typed)
    if (isEmpty) input.value = String(shown)
    onType(isEmpty ? mm : typed * MM[unit])
  }
  return (
    <label className="grid gap-0.5 text-ink-soft text-sm">
      {label}
      <input
        // An undo or another unit shows its value.
        key={`${shown} ${unit}`}
        id={id}
        type="number"
        step="any"
        inputMode="decimal"
        defaultValue={shown}
        aria-describedby={describedBy}
        aria-invalid={isWrong || undefined}
        onBlur={(event) => commit(event.target)}
        onKeyDown={(event) => event.key === 'Enter' && commit(event.currentTarget)}
        className="h-11 w-full min-w-0 rounded-field border border-control bg-paper px-3 text-base text-ink aria-invalid:border-danger"
      />
    </label>
  )
}
