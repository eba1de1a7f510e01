import { itemsOf } from '@kea/design/document/records'
import { leaveOut } from '~/editor/commands/discard-photo'
import type { Editor } from '~/editor/Editor'
import { refusedPhotos } from '~/editor/model/refused-photos'
import { GoOnWithout } from '~/ui/GoOnWithout'

interface LeaveOutProps {
  editor: Editor
  error: unknown
  /** Tries again with the photos that are left. */
  onGoOn: () => void
}

/** Takes the photos that an error is about out of the design, and goes on; nothing for another error. */
export function LeaveOut({ editor, error, onGoOn }: LeaveOutProps) {
  const photos = refusedPhotos(editor.store.read().design, error)
  if (photos.length === 0) return null
  const goOn = () => {
    editor.run(leaveOut(photos))
    if (itemsOf(editor.store.read().design).length > 0) onGoOn()
  }
  return (
    <p>
      <GoOnWithout count={photos.length} onClick={goOn} />
    </p>
  )
}
