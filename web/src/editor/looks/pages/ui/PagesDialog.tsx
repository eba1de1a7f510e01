import { useCallback, useMemo } from 'react'
import { Dialog } from '~/ui/Dialog'
import type { Editor } from '../../../Editor'
import { designedPages, type MakePages } from '../../../solids/pages'
import { paintPage } from '../paint-page'
import { PagesStage } from './PagesStage'

interface PagesDialogProps {
  editor: Editor
  make: MakePages
  onClose: () => void
}

/** How a finished book, calendar or game will look. The design cannot change meanwhile. */
export function PagesDialog({ editor, make, onClose }: PagesDialogProps) {
  const pages = useMemo(
    () => designedPages(editor.product.definition, editor.store.read().design, make),
    [editor, make],
  )
  const paint = useCallback(
    async (key: string, sidePx: number) => pages && paintPage(editor, pages, key, sidePx),
    [editor, pages],
  )
  if (!pages) return null
  return (
    <Dialog title="How it looks" open isWide onClose={onClose}>
      <PagesStage model={pages.model} paint={paint} />
    </Dialog>
  )
}
