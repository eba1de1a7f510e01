import { Spinner } from '~/ui/Spinner'
import { useEditor, useSession } from './use-editor'

/** The progress while chosen files are read. The end of a long row can be called off. */
export function ReadingProgress() {
  const { editor } = useEditor()
  const { reading } = useSession()
  if (!reading) return null
  const { name, at, of } = reading
  return (
    <div className="pointer-events-none absolute inset-0 m-auto flex h-fit w-fit max-w-[calc(100%-2rem)] items-center gap-3 rounded-full bg-paper px-5 py-3 shadow-float">
      <Spinner />
      <span className="truncate">
        {of === 1 ? (
          <>
            Opening <span translate="no">{name}</span>
          </>
        ) : (
          `Reading ${at} of ${of}`
        )}
      </span>
      {of > 1 && (
        <button
          type="button"
          onClick={editor.photos.cancel}
          className="pointer-events-auto -my-3 -mr-3 min-h-11 cursor-pointer rounded-full px-3 font-medium underline"
        >
          Cancel
        </button>
      )}
    </div>
  )
}
