import { ImagePlus } from 'lucide-react'
import { Button } from '~/ui/Button'
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
    <div className="pointer-events-none absolute inset-0 grid content-center justify-items-center gap-3 px-8 pb-0 text-center lg:pb-20">
      <Button onClick={pickPhoto} className="pointer-events-auto">
        <ImagePlus aria-hidden="true" className="size-5" />
        Choose a photo
      </Button>
      <p className="max-w-56 text-sm text-ink-soft">
        <span className="max-lg:hidden">or drop it here. </span>JPEG, PNG or WebP, up to 100 MB.
      </p>
    </div>
  )
}
