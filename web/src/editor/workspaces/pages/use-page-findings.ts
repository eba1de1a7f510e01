import { isEmpty } from '@kea/design/arrangement/is-empty'
import type { DesignDocument } from '@kea/design/document/document'
import type { Finding } from '@kea/design/preflight/finding'
import { preflight } from '@kea/design/preflight/preflight'
import { useEffect, useState } from 'react'
import { useDesign, useEditor, useLoadedFonts } from '../../ui/use-editor'

/** Findings wait until the design has rested for so long: a book of a hundred pages takes a moment. */
const REST_MS = 500

/** How many things of each page need a look, by the id of its surface. That an empty page is empty is seen. */
function countsOf(design: DesignDocument, findings: readonly Finding[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const { surface } of findings) {
    if (!isEmpty(design, { id: surface })) counts.set(surface, (counts.get(surface) ?? 0) + 1)
  }
  return counts
}

const NONE: ReadonlyMap<string, number> = new Map()

/** The numbers of what needs a look on the pages, by the ids of their surfaces. They follow the design after a pause. */
export function usePageFindings(): ReadonlyMap<string, number> {
  const { editor } = useEditor()
  const { design } = useDesign()
  const fonts = useLoadedFonts()
  const [counts, setCounts] = useState(NONE)
  // biome-ignore lint/correctness/useExhaustiveDependencies: words have other sizes in their own font
  useEffect(() => {
    const { definition } = editor.product
    const look = () => setCounts(countsOf(design, preflight(definition, design, editor.fonts.shape)))
    const timer = setTimeout(look, REST_MS)
    return () => clearTimeout(timer)
  }, [editor, design, fonts])
  return counts
}
