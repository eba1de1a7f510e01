import { itemsOf } from '@kea/design/document/records'
import { X } from 'lucide-react'
import type { MouseEvent } from 'react'
import { classNames } from '~/lib/class-names'
import { GoOnWithout } from '~/ui/GoOnWithout'
import { optionCommand } from '../commands/choose-option'
import { leaveOut } from '../commands/discard-photo'
import { fillRest } from '../commands/fill-rest'
import { undo } from '../commands/history'
import { focusStage } from './focus-stage'
import { useEditor, useSession } from './use-editor'

const ACTION =
  'min-h-11 cursor-pointer rounded-full px-3 font-medium text-ink underline underline-offset-3 hover:bg-mist'

/** A notice: over the print, or above the pages, where it would cover the first of them. */
export function StageNotice({ place = 'over' }: { place?: 'over' | 'above' }) {
  const { editor, buy } = useEditor()
  const { notice } = useSession()
  if (!notice) return null
  const { refused } = notice
  const close = ({ currentTarget }: MouseEvent) => {
    editor.change({ notice: null })
    focusStage(currentTarget)
  }
  const goOn = (event: MouseEvent) => {
    if (refused && refused.photos.length > 0) editor.run(leaveOut(refused.photos))
    close(event)
    if (refused?.isForCart && itemsOf(editor.store.read().design).length > 0) buy.current?.()
  }
  return (
    <div
      role="alert"
      className={classNames(
        'flex animate-rise items-start gap-2 rounded-picture bg-paper py-2.5 pr-1.5 pl-4 text-[0.9375rem]',
        place === 'over'
          ? 'absolute inset-x-3 top-1 mx-auto max-w-lg shadow-float lg:top-4'
          : 'mx-3 mt-3 border border-line lg:mx-6 lg:mt-5',
        notice.tone === 'danger' && 'text-danger',
      )}
    >
      <div className="min-w-0 flex-1">
        <p className="py-2.5 break-words">{notice.text}</p>
        {refused && <GoOnWithout count={refused.count} onClick={goOn} />}
      </div>
      {notice.option && (
        <button
          type="button"
          onClick={(event) => {
            if (notice.option) editor.run(optionCommand(notice.option.uid, notice.option.title))
            close(event)
          }}
          className={ACTION}
        >
          {notice.option.label}
        </button>
      )}
      {notice.fill && (
        <button
          type="button"
          onClick={(event) => {
            close(event)
            if (notice.fill === 'rest') editor.run(fillRest('taken'))
            else editor.change({ isFillOpen: true, isSurfaceOpen: false })
          }}
          className={ACTION}
        >
          {notice.fill === 'rest' ? 'Fill the rest' : 'Fill it for me'}
        </button>
      )}
      {notice.canUndo && (
        <button
          type="button"
          onClick={(event) => {
            editor.run(undo)
            close(event)
          }}
          className={ACTION}
        >
          Undo
        </button>
      )}
      <button
        type="button"
        aria-label="Close the message"
        onClick={close}
        className="inline-flex size-11 shrink-0 cursor-pointer items-center justify-center rounded-full text-ink hover:bg-mist"
      >
        <X aria-hidden="true" className="size-5" />
      </button>
    </div>
  )
}
