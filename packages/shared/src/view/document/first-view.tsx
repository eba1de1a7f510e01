import { renderToStaticMarkup } from 'react-dom/server'
import { PICKED_TYPES } from '../../constants/uploads'
import { firstViewClasses as look } from '../../first-view/classes'
import { FIRST_PHOTO_ID, openingWords, takesFirstPhoto } from '../../first-view/first-photo'
import { plainListing } from '../../first-view/first-tiles'
import { NOT_BUILT_HEADING, NOT_FOUND_HEADING, searchHeading } from '../../first-view/headings'
import { START_WITH_PHOTO } from '../../first-view/navigation'
import { frameOf } from '../../navigation/frame-of'
import type { Hero } from '../../page/hero'
import type { Page } from '../../page/page'
import type { Route } from '../../route'
import { isToolRoute } from '../../routes'
import { HeroView } from '../HeroView'
import { PlainLink as Link } from '../link'
import { PlainHeading } from '../PlainHeading'
import { FirstPhotoPicker, ToolGround } from '../ToolGround'
import { DocumentHeader } from './DocumentHeader'
import { DocumentListing } from './DocumentListing'
import { DocumentStage } from './DocumentStage'

/** The h1 of a page without a picture; '' if the page has none. */
function plainHeading(page: Page, route: Route | null, search: URLSearchParams): string {
  if (page.status === 404) return NOT_FOUND_HEADING
  if (page.status === 501) return NOT_BUILT_HEADING
  if (page.status !== 200 || route === null) return ''
  return page.heading || (route.firstView === 'search' ? searchHeading(search.get('q') ?? '') : route.heading)
}

/** The sentence below the h1: of a category page, or of a page that is not in the backend. */
function plainLead(page: Page, route: Route | null): string {
  if (page.listing) return page.lead
  return page.status === 200 ? (route?.lead ?? '') : ''
}

function OpeningHero({ page, hero }: { page: Page; hero: Hero }) {
  if (page.product) return <DocumentStage page={page} hero={hero} product={page.product} />
  const second = hero.large && (
    <Link to={START_WITH_PHOTO.path} className={look.heroSecond}>
      {START_WITH_PHOTO.label}
    </Link>
  )
  return <HeroView page={page} hero={hero} Link={Link} second={second} />
}

/** The picker works before any script. routes/design/early.ts keeps its photos until the tool takes them. */
const OpeningTool = ({ title, search }: { title: string; search: URLSearchParams }) => (
  <>
    <h1 className="sr-only">{title}</h1>
    <ToolGround
      waiting={<p className={look.toolWaiting}>{openingWords(search)}</p>}
      picker={takesFirstPhoto(search) && <FirstPhotoPicker id={FIRST_PHOTO_ID} accept={PICKED_TYPES} />}
    />
  </>
)

/** What stands in `main`; null if there is no heading. */
function bodyOf(page: Page, route: Route | null, search: URLSearchParams) {
  if (page.status === 200 && page.hero) return <OpeningHero page={page} hero={page.hero} />
  if (page.status === 200 && route !== null && isToolRoute(route)) {
    return <OpeningTool title={route.title} search={search} />
  }
  const heading = plainHeading(page, route, search)
  if (heading === '') return null
  const listing = plainListing(page, search)
  return (
    <>
      <PlainHeading lead={plainLead(page, route)}>{heading}</PlainHeading>
      {listing && <DocumentListing listing={listing} />}
    </>
  )
}

/**
 * The HTML of a page before any script has run: header bar, h1 and the largest picture, by the components that the
 * browser mounts. A page without data has the heading of its route. Empty if there is no heading.
 *
 * @param search the query of the URL, for the heading of search results. A filtered category page comes without tiles.
 */
export function firstView(page: Page, route: Route | null, now: number, search = new URLSearchParams()): string {
  const body = bodyOf(page, route, search)
  if (body === null) return ''
  return renderToStaticMarkup(
    <>
      {frameOf(page.path) !== 'bare' && <DocumentHeader page={page} now={now} />}
      <main className={look.main}>{body}</main>
    </>,
  )
}
