import { useEffect } from 'react'
import { workspaceOf } from '../workspaces/workspace-of'
import { PHOTO_TOOL_ID, usePanel } from './panels'
import { useEditor } from './use-editor'
import { useSelected } from './use-selected'

/** Opens the tray when several photos are read: not all of them are on the print. */
export function useTrayForSeveral(): void {
  const { editor } = useEditor()
  const { openFrom } = usePanel()
  const { hasTray, places } = workspaceOf(editor.product)
  const isSeveral = useSelected(({ session }) => (session.read().reading?.of ?? 0) > 1) && hasTray && places === null
  // biome-ignore lint/correctness/useExhaustiveDependencies: it opens once for each row of photos
  useEffect(() => {
    const opener = document.getElementById(PHOTO_TOOL_ID)
    if (isSeveral && opener) openFrom('photos', opener)
  }, [isSeveral])
}
