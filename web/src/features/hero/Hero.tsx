import { firstViewClasses as classes, HERO_SIZES } from '@kea/shared/first-view/classes'
import type { Hero as HeroData } from '@kea/shared/page/hero'
import type { Page } from '@kea/shared/page/page'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { HeroPicture } from './HeroPicture'
import { LazySlides } from './LazySlides'
import { StartPrice } from './StartPrice'

interface HeroProps {
  page: Page
  hero: HeroData
  /** A second action beside the button. */
  children?: ReactNode
}

/**
 * The hero of a page without a product: heading, price, action and picture. Its class names are those of the markup
 * that the edge sends, so mounting causes no layout shift.
 */
export function Hero({ page, hero, children }: HeroProps) {
  return (
    <section className={hero.large ? classes.heroLarge : classes.hero}>
      <div className={hero.large ? classes.heroTextLarge : classes.heroText}>
        <h1 className={hero.large ? classes.heroTitleLarge : classes.heroTitle}>{hero.title}</h1>
        {hero.text && <p className={classes.heroLead}>{hero.text}</p>}
        <StartPrice page={page} prefix={hero.pricePrefix} />
        <div className={classes.heroActions}>
          {hero.href !== '' && <Action href={hero.href} label={hero.cta} />}
          {children}
        </div>
      </div>
      <div className={hero.large ? classes.heroPictureLarge : classes.heroPicture}>
        <HeroPicture src={hero.picture} alt={hero.alt} sizes={HERO_SIZES} className={classes.heroImage} />
        {hero.hasSlides && <LazySlides pictures={hero.pictures} rotates sizes={HERO_SIZES} />}
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
