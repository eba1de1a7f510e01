import { PHOTO_HINT } from '@kea/shared/constants/uploads'
import { ImagePlus } from 'lucide-react'
import type { ReactNode } from 'react'
import { usePanel } from '../../ui/panels'
import { useEditor } from '../../ui/use-editor'

const STEPS = [
  'Choose all your photos at once. Each one becomes a print.',
  'We crop them to size and flag the ones to check.',
  'Set size and finish for all, or select a few and change those.',
]

/** Explains the tool while there are no prints. */
export function NoPrints({ earlier }: { earlier: ReactNode }) {
  const { pickPhoto } = useEditor()
  const { openerProps } = usePanel()
  return (
    <div className="grid flex-1 content-center justify-items-center gap-5 overflow-y-auto px-6 py-6">
      <button
        type="button"
        onClick={pickPhoto}
        className="group grid cursor-pointer justify-items-center gap-3 rounded-picture p-4"
      >
        <span className="grid size-16 place-items-center rounded-full bg-kea-mist text-kea transition-colors duration-150 group-hover:bg-line low:hidden">
          <ImagePlus aria-hidden="true" className="size-7" strokeWidth={1.6} />
        </span>
        <span className="font-display text-subheading font-bold">Add your photos</span>
        <span className="text-sm text-ink-soft">{PHOTO_HINT} each</span>
      </button>
      <ol className="grid max-w-md gap-3">
        {STEPS.map((step, at) => (
          <li key={step} className="flex gap-3">
            <span aria-hidden="true" className="font-display font-bold text-kea">
              {at + 1}
            </span>
            {step}
          </li>
        ))}
      </ol>
      <button
        type="button"
        {...openerProps('photos')}
        className="min-h-11 cursor-pointer px-3 underline decoration-control underline-offset-4 hover:decoration-ink"
      >
        More ways to add photos
      </button>
      {earlier}
    </div>
  )
}
