import type { Page } from '@kea/shared/page/page'
import { routes } from '@kea/shared/routes'
import { Suspense, useMemo } from 'react'
import { BELOW_FIRST_VIEW } from '~/features/scheduling/below-first-view'
import { useSlices } from '~/features/scheduling/use-slices'
import { mayHaveDrafts } from '~/lib/drafts/may-have-drafts'
import { lazyWithRetry } from '~/ui/lazy-with-retry'
import { Prose } from '~/ui/Prose'
import { foldTexts } from './fold-texts'
import { PageExtras } from './PageExtras'
import { type ContentPart, parseContent } from './parse-content'
import { WIDGETS } from './registry'
import { Texts } from './Texts'
import type { Widget } from './widget'
import { HERO_WIDGET, OFFER_TICKER } from './widget-names'

const CarryOn = lazyWithRetry(async () => (await import('~/features/designs/CarryOn')).CarryOn)

/** Parts that may be visible without a scroll. */
const PARTS_AT_ONCE = 2

/** The content of a page, with the questions and videos that the backend stores beside it. */
export function ContentParts({ page, more }: { page: Page; more: Record<string, Widget> }) {
  const parts = useMemo(() => {
    const all = parseContent(page.content).filter((part) => part.kind !== 'widget' || !isInBanner(page, part.name))
    return page.product ? foldTexts(all) : all
  }, [page])
  const drawn = useSlices(parts.length + 1, PARTS_AT_ONCE)
  return (
    // A page that is still being drawn stays as high as its placeholder was.
    <div className={drawn > parts.length ? undefined : BELOW_FIRST_VIEW}>
      {mayHaveDrafts() && offersDrafts(page) && <CarryOn {...(page.product && { sku: page.product.sku })} />}
      {parts.slice(0, drawn).map((part, at) => {
        // Content is split once per page and never reordered, so its index is its identity.
        const key = `${page.path}:${at}`
        return <Part key={key} page={page} part={part} more={more} at={at} />
      })}
      {drawn > parts.length && (
        <PageExtras page={page} named={parts.flatMap((part) => (part.kind === 'widget' ? [part.name] : []))} />
      )}
    </div>
  )
}

/** On home all unfinished designs, and on the page of a product those of it. */
const offersDrafts = ({ path, product }: Page): boolean => path === routes.home() || product !== null

/** True for a widget that the hero of the page shows. */
function isInBanner(page: Page, name: string): boolean {
  if (name === OFFER_TICKER) return page.hero !== null && page.heroExtras?.offer === true
  return name === HERO_WIDGET
}

interface PartProps {
  page: Page
  part: ContentPart
  more: Record<string, Widget>
  /** The place of the part in its page, from 0. */
  at: number
}

/** Prose, folded texts, or a widget. An unknown widget is left out. */
function Part({ page, part, more, at }: PartProps) {
  const isEarly = at === 0
  if (part.kind === 'prose') return <Prose html={part.html} isBelowTitle={isEarly && !page.hero && !page.listing} />
  if (part.kind === 'texts') return <Texts texts={part.texts} questions={part.questions} />
  const Widget = WIDGETS[part.name] ?? more[part.name]
  if (!Widget) return null
  const widget = <Widget page={page} data={part.data} items={part.items} isEarly={isEarly} />
  // The first parts wait for each other inside the placeholder of the page: one that came later would move the next.
  return at < PARTS_AT_ONCE ? widget : <Suspense fallback={<div className="min-h-96" />}>{widget}</Suspense>
}
