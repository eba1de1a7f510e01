import type { Page } from '@kea/shared/page/page'
import { Suspense, useMemo } from 'react'
import { PageExtras } from './PageExtras'
import { Prose } from './Prose'
import { type ContentPart, parseContent } from './parse-content'
import { HERO_WIDGET, OFFER_TICKER, WIDGETS, type Widget } from './registry'
import { useSlices } from './use-slices'

/** What may be in sight without a scroll. */
const PARTS_AT_ONCE = 2

/** The content of a page, and the questions and videos that the backend keeps beside it. */
export function ContentParts({ page, more }: { page: Page; more: Record<string, Widget> }) {
  const parts = useMemo(
    () => parseContent(page.content).filter((part) => part.kind === 'prose' || !isInBanner(page, part.name)),
    [page],
  )
  const drawn = useSlices(parts.length + 1, PARTS_AT_ONCE)
  return (
    <>
      {parts.slice(0, drawn).map((part, at) => {
        // Content is cut once per page and never reordered, so its place is its identity.
        const key = `${page.path}:${at}`
        return <Part key={key} page={page} part={part} more={more} isEarly={at === 0} />
      })}
      {drawn > parts.length && (
        <PageExtras page={page} named={parts.flatMap((part) => (part.kind === 'widget' ? [part.name] : []))} />
      )}
    </>
  )
}

/** What the banner of a page has shown already. */
function isInBanner(page: Page, name: string): boolean {
  if (name === OFFER_TICKER) return page.hero !== null && page.heroExtras?.offer === true
  return name === HERO_WIDGET
}

interface PartProps {
  page: Page
  part: ContentPart
  more: Record<string, Widget>
  isEarly: boolean
}

/** Prose, or the widget it names. A widget that we do not have is left out. */
function Part({ page, part, more, isEarly }: PartProps) {
  if (part.kind === 'prose') return <Prose html={part.html} />
  const Widget = WIDGETS[part.name] ?? more[part.name]
  if (!Widget) return null
  return (
    <Suspense fallback={<div className="min-h-96" />}>
      <Widget page={page} data={part.data} items={part.items} isEarly={isEarly} />
    </Suspense>
  )
}
