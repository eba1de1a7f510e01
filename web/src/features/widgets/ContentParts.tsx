import type { Page } from '@kea/shared/page/page'
import { Suspense, useMemo } from 'react'
import { Prose } from './Prose'
import { parseContent } from './parse-content'
import { HERO_WIDGET, WIDGETS } from './registry'

/** The content of a page: prose, and the widgets it names. A widget that we do not have is left out. */
export function ContentParts({ page }: { page: Page }) {
  const parts = useMemo(
    () => parseContent(page.content).filter((part) => part.kind === 'prose' || part.name !== HERO_WIDGET),
    [page.content],
  )
  return parts.map((part, at) => {
    // Content is cut once per page and never reordered, so its place is its identity.
    const key = `${page.path}:${at}`
    if (part.kind === 'prose') return <Prose key={key} html={part.html} />
    const Widget = WIDGETS[part.name]
    if (!Widget) return null
    return (
      <Suspense key={key} fallback={<div className="min-h-96" />}>
        <Widget page={page} data={part.data} items={part.items} isEarly={at === 0} />
      </Suspense>
    )
  })
}
