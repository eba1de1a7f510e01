import { type PrintView, printViews } from '@kea/design/arrangement/print-doubts'
import { useMemo } from 'react'
import { useDesign, useEditor, useSession } from '../../ui/use-editor'

/** All prints in their order, and the ids of those that are marked. */
export function usePrintViews(): { views: readonly PrintView[]; marked: readonly string[] } {
  const { editor } = useEditor()
  const { design } = useDesign()
  const { marked } = useSession()
  const { definition } = editor.product
  return useMemo(() => {
    const views = printViews(definition, design)
    const there = new Set(views.map(({ surface }) => surface.id))
    return { views, marked: marked.filter((id) => there.has(id)) }
  }, [definition, design, marked])
}
