import { routes } from '@kea/shared/routes'
import { PlainHeading } from '@kea/shared/view/PlainHeading'
import { Link } from 'react-router-dom'
import { SearchField } from '~/features/search/SearchField'
import { searchPath } from '~/features/search/search-path'
import { buttonClass } from '~/ui/Button'
import { Container } from '~/ui/Section'

interface SearchAgainProps {
  heading: string
  text?: string
  keywords: readonly string[]
}

/** Shown without results: a search field, popular searches and a link to all products. */
export function SearchAgain({ heading, text, keywords }: SearchAgainProps) {
  return (
    <>
      <PlainHeading>{heading}</PlainHeading>
      <Container className="pb-24">
        {text && <p className="max-w-2xl text-lead text-ink-soft wrap-anywhere">{text}</p>}
        <div className="mt-6 max-w-md">
          <SearchField place="panel" />
        </div>
        {keywords.length > 0 && (
          <>
            <h2 className="mt-10 font-display text-subheading font-bold">What others search for</h2>
            <ul className="mt-4 flex flex-wrap gap-3">
              {keywords.map((keyword) => (
                <li key={keyword}>
                  <Link to={searchPath(keyword)} className={buttonClass('secondary')}>
                    {keyword}
                  </Link>
                </li>
              ))}
            </ul>
          </>
        )}
        <p className="mt-10">
          <Link to={routes.page({ slug: 'all-products' })} className="underline">
            See all products
          </Link>
        </p>
      </Container>
    </>
  )
}
