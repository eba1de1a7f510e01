import { photosOf } from '@kea/design/document/records'
import { ImagePlus } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { Button } from '~/ui/Button'
import { useDesign, useEditor, usePictures } from '../use-editor'

interface DatePhotoProps {
  /** The id of the photo; null for none. */
  chosen: string | null
  onChoose: (photo: string | null) => void
}

/** A photo of the tray for the cell of a day. */
export function DatePhoto({ chosen, onChoose }: DatePhotoProps) {
  const { addPhotos } = useEditor()
  const photos = photosOf(useDesign().design)
  const thumbnails = usePictures()
  const name = useId()
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-1.5 text-[0.9375rem] font-medium">
        Photo on the day<span className="font-normal text-ink-soft"> (optional)</span>
      </legend>
      {photos.length > 0 && (
        <div className="grid max-h-52 auto-rows-max grid-cols-4 gap-2 overflow-y-auto p-1 sm:grid-cols-6">
          <Choice name={name} label="No photo" isChosen={chosen === null} onChoose={() => onChoose(null)}>
            <span className="text-sm">None</span>
          </Choice>
          {photos.map(({ id, name: file }) => (
            <Choice key={id} name={name} label={file} isChosen={chosen === id} onChoose={() => onChoose(id)}>
              {thumbnails[id] && <img src={thumbnails[id]} alt="" className="size-full object-cover" />}
            </Choice>
          ))}
        </div>
      )}
      <Button look="secondary" className="justify-self-start" onClick={addPhotos}>
        <ImagePlus aria-hidden="true" className="size-5" /> Add photos
      </Button>
    </fieldset>
  )
}

interface ChoiceProps {
  name: string
  label: string
  isChosen: boolean
  onChoose: () => void
  children: ReactNode
}

function Choice({ name, label, isChosen, onChoose, children }: ChoiceProps) {
  return (
    <label
      title={label}
      className="grid aspect-square min-h-11 cursor-pointer place-items-center overflow-hidden rounded-lg bg-mist [content-visibility:auto] has-checked:outline-3 has-checked:outline-kea has-focus-visible:outline-3 has-focus-visible:outline-ink"
    >
      <input type="radio" name={name} aria-label={label} checked={isChosen} onChange={onChoose} className="sr-only" />
      {children}
    </label>
  )
}
