import { X } from 'lucide-react'
import { classNames } from '~/lib/class-names'
import { undo } from '../commands/history'
import { useEditor, useSession } from './use-editor'

/** A notice over the print. */
export function StageNotice() {
  const { editor } = useEditor()
  const { notice } = useSession()
  if (!notice) return null
  return (
    <div
      role="alert"
      className={classNames(
        'absolute inset-x-3 top-1 mx-auto flex max-w-lg animate-rise items-start gap-2 rounded-picture bg-paper py-2.5 pr-1.5 pl-4 text-[0.9375rem] shadow-float lg:top-4',
        notice.tone === 'danger' && 'text-danger',
      )}
    >
      <p className="flex-1 py-1.5">{notice.text}</p>
      {notice.canUndo && (
        <button
          type="button"
          onClick={() => {
            editor.run(undo)
            editor.change({ notice: null })
          }}
          className="min-h-11 cursor-pointer rounded-full px-3 font-medium text-ink underline underline-offset-3 hover:bg-mist"
        >
          Undo
        </button>
      )}
      <button
        type="button"
        aria-label="Close the message"
        onClick={() => editor.change({ notice: null })}
        className="inline-flex size-11 shrink-0 cursor-pointer items-center justify-center rounded-full text-ink hover:bg-mist"
      >
        <X aria-hidden="true" className="size-5" />
      </button>
    </div>
  )
}
