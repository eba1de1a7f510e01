import { DOCUMENT, PHOTO_HINT } from '@kea/shared/constants/uploads'
import { FileText, ImagePlus, X } from 'lucide-react'
import { type Ref, useId, useRef } from 'react'
import { type Control, type FieldValues, type Path, useController } from 'react-hook-form'
import { classNames } from '~/lib/class-names'
import { photoAccept } from '~/lib/photos/photo-accept'
import type { UploadState } from '~/lib/photos/upload-state'
import { GoOnWithout } from '~/ui/GoOnWithout'
import { errorOf } from '../field-problems'
import { type FormPhoto, usePhotos } from './use-photos'

interface PhotoFieldProps<T extends FieldValues> {
  control: Control<T>
  name: Path<T>
  label: string
  hint: string
  optional?: boolean
  /** Accepts PDFs too. */
  hasDocuments?: boolean
  max: number
}

/** A field for photos. They are uploaded as soon as they are chosen, so that the form itself is sent quickly. */
export function PhotoField<T extends FieldValues>(props: PhotoFieldProps<T>) {
  const { control, name, label, hint, optional = false, hasDocuments = false, max } = props
  const { field, fieldState } = useController({ control, name })
  const { photos, add, remove } = usePhotos(field.value as string[], field.onChange, { hasDocuments })
  const id = useId()
  const group = useRef<HTMLFieldSetElement>(null)
  const error = errorOf(fieldState.error)
  const left = max - photos.length
  return (
    <fieldset ref={group} tabIndex={-1} aria-describedby={error ? `${id}-error` : undefined} className="outline-none">
      <legend className="mb-1.5 text-[0.9375rem] font-medium">
        {label}
        {optional && <span className="font-normal text-ink-soft"> (optional)</span>}
      </legend>
      {photos.length > 0 && (
        <ul className="mb-3 grid gap-2">
          {photos.map((photo) => (
            <Entry
              key={photo.key}
              photo={photo}
              onRemove={() => {
                remove(photo)
                // The button that had the focus goes.
                group.current?.focus({ preventScroll: true })
              }}
            />
          ))}
        </ul>
      )}
      {left > 0 && (
        <Chooser
          ref={field.ref}
          text={photos.length === 0 ? firstChoice(max, hasDocuments) : 'Choose another'}
          accept={hasDocuments ? `${photoAccept()},${DOCUMENT.type}` : photoAccept()}
          isMultiple={max > 1}
          isWrong={error !== undefined}
          describedBy={classNames(`${id}-hint`, error && `${id}-error`)}
          onChoose={(files) => add(files.slice(0, left))}
        />
      )}
      <p id={`${id}-hint`} className="mt-1.5 text-sm text-ink-soft">
        {hint} {PHOTO_HINT}
        {hasDocuments && `, or PDF up to ${DOCUMENT.maxBytes / 1_000_000} MB`}
        {max > 1 && `, ${max} at most`}. The place where a photo was taken is removed before it leaves your device.
      </p>
      {error && (
        <p id={`${id}-error`} className="mt-1.5 text-sm font-medium text-danger">
          {error}
        </p>
      )}
    </fieldset>
  )
}

const firstChoice = (max: number, hasDocuments: boolean): string =>
  hasDocuments ? 'Choose files' : `Choose ${max === 1 ? 'a photo' : 'photos'}`

interface ChooserProps {
  ref: Ref<HTMLInputElement>
  text: string
  accept: string
  isMultiple: boolean
  isWrong: boolean
  describedBy: string
  onChoose: (files: File[]) => void
}

function Chooser({ ref, text, accept, isMultiple, isWrong, describedBy, onChoose }: ChooserProps) {
  return (
    <label
      className={classNames(
        'flex min-h-12 cursor-pointer items-center justify-center gap-2 rounded-lg border border-dashed bg-paper px-4 py-3 font-medium hover:border-ink has-focus-visible:outline-2 has-focus-visible:outline-offset-3 has-focus-visible:outline-kea',
        isWrong ? 'border-danger' : 'border-control',
      )}
    >
      <ImagePlus aria-hidden="true" className="size-5" />
      {text}
      <input
        ref={ref}
        type="file"
        accept={accept}
        multiple={isMultiple}
        aria-invalid={isWrong}
        aria-describedby={describedBy}
        onChange={(event) => {
          onChoose([...(event.target.files ?? [])])
          // An empty value lets the shopper choose a removed file again.
          event.target.value = ''
        }}
        className="sr-only"
      />
    </label>
  )
}

function Entry({ photo, onRemove }: { photo: FormPhoto; onRemove: () => void }) {
  const { name, preview, upload } = photo
  return (
    <li className="flex items-center gap-3 rounded-lg border border-line p-2">
      {preview === null ? (
        <FileText aria-hidden="true" className="m-3 size-8 shrink-0 text-ink-soft" />
      ) : (
        <img src={preview} alt="" className="size-14 shrink-0 rounded-md bg-mist object-cover" />
      )}
      <div className="min-w-0 grow">
        <p translate="no" className="truncate text-[0.9375rem]">
          {name}
        </p>
        <p role="status" className={classNames('text-sm', upload.step === 'failed' ? 'text-danger' : 'text-ink-soft')}>
          {statusText(upload)}
        </p>
        {upload.step === 'failed' && <GoOnWithout name={name} onClick={onRemove} />}
        {upload.step === 'sending' && (
          <progress
            aria-label={`${name}, sent`}
            value={upload.sentBytes}
            max={upload.totalBytes}
            className="h-1.5 w-full accent-kea"
          />
        )}
      </div>
      <button
        type="button"
        onClick={onRemove}
        aria-label={`Remove ${name}`}
        className="inline-flex size-11 shrink-0 cursor-pointer items-center justify-center rounded-full hover:bg-mist"
      >
        <X aria-hidden="true" className="size-5" />
      </button>
    </li>
  )
}

/** The text of a live region. It has no progress, because every change is announced. */
function statusText(upload: UploadState): string {
  if (upload.step === 'failed') return upload.message
  if (upload.step === 'done') return 'Has arrived'
  if (upload.step === 'interrupted') return 'You are offline. The upload continues when you are back online.'
  return upload.step === 'sending' ? 'Sending' : 'Waiting'
}
