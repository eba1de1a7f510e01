import { firstViewClasses as classes, HERO_SIZES } from '@kea/shared/first-view/classes'
import type { Hero as HeroData } from '@kea/shared/page/hero'
import type { Page } from '@kea/shared/page/page'
import { fallbackSource, parsePicture, sourceSet } from '@kea/shared/picture'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { Price } from '~/ui/Price'
import { LazyExtras } from './LazyExtras'
import { LazySlides } from './LazySlides'

interface HeroProps {
  page: Page
  hero: HeroData
  /** Target of the button when the shopper has already chosen options. */
  href?: string
  /** A second action beside the button. */
  children?: ReactNode
}

/**
 * The hero of a page: heading, price, action and picture. Its class names are those of the markup that the edge sends,
 * so mounting causes no layout shift.
 */
export function Hero({ page, hero, href = hero.href, children }: HeroProps) {
  const isSoldOut = page.product !== null && !page.product.inStock
  return (
    <section className={classes.hero}>
      <div className={classes.heroText}>
        <h1 className={hero.large ? classes.heroTitleLarge : classes.heroTitle}>{hero.title}</h1>
        {hero.text && <p className={classes.heroLead}>{hero.text}</p>}
        {page.startPrice && (
          <p className={classes.heroPrice}>
            {hero.pricePrefix}{' '}
            <Price
              cents={page.startPrice.cents}
              regularCents={page.startPrice.regularCents}
              className="text-xl font-semibold"
            />
          </p>
        )}
        <div className={classes.heroActions}>
          {isSoldOut ? (
            <button type="button" disabled className={classes.heroSoldOut}>
              OUT OF STOCK
            </button>
          ) : (
            href !== '' && <Action href={href} label={hero.cta} />
          )}
          {children}
        </div>
        <LazyExtras page={page} />
      </div>
      <div className={hero.large ? classes.heroPictureLarge : classes.heroPicture}>
        <HeroPicture src={hero.picture} alt={hero.alt} />
        {hero.hasSlides && <LazySlides page={page} />}
      </div>
    </section>
  )
}

function Action({ href, label }: { href: string; label: string }) {
  if (href.startsWith('#')) {
    return (
      <a href={href} className={classes.heroAction}>
        {label}
      </a>
    )
  }
  return (
    <Link to={href} className={classes.heroAction}>
      {label}
    </Link>
  )
}

function HeroPicture({ src, alt }: { src: string; alt: string }) {
  const picture = parsePicture(src)
  if (!picture) return null
  return (
    <picture>
      <source type="image/avif" srcSet={sourceSet(picture, 'avif')} sizes={HERO_SIZES} />
      <source type="image/webp" srcSet={sourceSet(picture, 'webp')} sizes={HERO_SIZES} />
      <img
        src={fallbackSource(picture)}
        alt={alt}
        width={picture.width}
        height={picture.height}
        fetchPriority="high"
        decoding="sync"
        className={classes.heroImage}
      />
    </picture>
  )
}
