import { useMemo } from 'react'
import { useDesign, useEditor } from '../../ui/use-editor'
import { type PageView, pageViews } from './page-views'

/** All pages in print order. */
export function usePageViews(): readonly PageView[] {
  const { editor } = useEditor()
  const { design } = useDesign()
  const { definition } = editor.product
  return useMemo(() => pageViews(definition, design), [definition, design])
}
