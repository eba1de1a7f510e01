import { ImagePlus } from 'lucide-react'
import { Spinner } from '~/ui/Spinner'
import { useDesign, useEditor, useSession } from './use-editor'

/** On the bare print: where the photo comes from. */
export function EmptyPrint() {
  const { pickPhoto } = useEditor()
  const { design } = useDesign()
  const { reading } = useSession()
  if (reading) {
    return (
      <p className="pointer-events-none absolute inset-0 m-auto flex h-fit w-fit items-center gap-3 rounded-full bg-paper px-5 py-3 shadow-float">
        <Spinner /> Opening {reading}
      </p>
    )
  }
  if (Object.keys(design.photos).length > 0) return null
  return (
    <div className="pointer-events-none absolute inset-0 grid place-content-center justify-items-center px-8 pb-0 text-center lg:pb-20">
      <button
        type="button"
        onClick={pickPhoto}
        className="group pointer-events-auto grid cursor-pointer justify-items-center gap-3 rounded-picture p-4"
      >
        <span className="grid size-16 place-items-center rounded-full bg-kea-mist text-kea transition-colors duration-150 group-hover:bg-line">
          <ImagePlus aria-hidden="true" className="size-7" strokeWidth={1.6} />
        </span>
        <span className="font-display text-subheading font-bold">Your photo goes here</span>
        <span className="max-w-56 text-sm text-ink-soft">
          <span className="max-lg:hidden">Choose it or drop it. </span>JPEG, PNG or WebP, up to 100 MB
        </span>
      </button>
    </div>
  )
}
