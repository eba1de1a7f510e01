import { isEmpty } from '@kea/design/arrangement/is-empty'
import type { DesignDocument } from '@kea/design/document/document'
import { surfacesOf } from '@kea/design/document/records'
import type { Finding } from '@kea/design/preflight/finding'
import { preflight } from '@kea/design/preflight/preflight'
import { useEffect, useState } from 'react'
import { groundBehind } from '../../render/ground-behind'
import { thumbnailQueue } from '../../render/PaintQueue'
import { useDesign, useEditor, useLoadedFonts, useMonths } from '../../ui/use-editor'
import { FaintPages } from './faint-pages'

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

/** The numbers of words that are hard to read, by the ids of their surfaces. */
function useFaintPages(): ReadonlyMap<string, number> {
  const { editor } = useEditor()
  const { design } = useDesign()
  const fonts = useLoadedFonts()
  const [pages] = useState(() => new FaintPages({ editor, groundBehind, queue: thumbnailQueue }))
  const [counts, setCounts] = useState(NONE)
  // biome-ignore lint/correctness/useExhaustiveDependencies: words have other sizes in their own font
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const touched = surfacesOf(design).filter((surface) => !isEmpty(design, surface))
    const tell = () => setCounts(new Map(touched.map(({ id }) => [id, pages.count(id)])))
    const later = () => {
      clearTimeout(timer)
      timer = setTimeout(() => pages.judge(design, tell), REST_MS)
    }
    later()
    // Words are judged on the pictures below them.
    const unsubscribe = editor.pictures.state.subscribe(later)
    return () => {
      clearTimeout(timer)
      unsubscribe()
      pages.stop()
    }
  }, [editor, design, fonts, pages])
  return counts
}

/** The numbers of what needs a look on the pages, by the ids of their surfaces. They follow the design after a pause. */
export function usePageFindings(): ReadonlyMap<string, number> {
  const { editor } = useEditor()
  const { design } = useDesign()
  const fonts = useLoadedFonts()
  const months = useMonths()
  const faint = useFaintPages()
  const [counts, setCounts] = useState(NONE)
  // biome-ignore lint/correctness/useExhaustiveDependencies: words have other sizes in their own font
  useEffect(() => {
    const { definition } = editor.product
    const look = () => setCounts(countsOf(design, preflight(definition, design, editor.fonts.shape, { months })))
    const timer = setTimeout(look, REST_MS)
    return () => clearTimeout(timer)
  }, [editor, design, fonts, months])
  return new Map([...faint.keys(), ...counts.keys()].map((id) => [id, (counts.get(id) ?? 0) + (faint.get(id) ?? 0)]))
}
