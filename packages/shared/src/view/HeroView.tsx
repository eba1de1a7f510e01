import type { ReactNode } from 'react'
import { HERO_SIZES, firstViewClasses as look } from '../first-view/classes'
import type { Hero } from '../page/hero'
import type { Page } from '../page/page'
import { FirstPicture } from './FirstPicture'
import type { LinkPart } from './link'
import { StartPrice } from './StartPrice'

interface HeroViewProps {
  page: Page
  hero: Hero
  Link: LinkPart
  /** A second action beside the button. */
  second?: ReactNode
  /** The other pictures, over the first. */
  slides?: ReactNode
}

/** The hero of a page without a product: heading, price, action and picture. */
export function HeroView({ page, hero, Link, second, slides }: HeroViewProps) {
  const { large } = hero
  return (
    <section className={large ? look.heroLarge : look.hero}>
      <div className={large ? look.heroTextLarge : look.heroText}>
        <h1 className={large ? look.heroTitleLarge : look.heroTitle}>{hero.title}</h1>
        {hero.text && <p className={look.heroLead}>{hero.text}</p>}
        <StartPrice page={page} prefix={hero.pricePrefix} />
        <div className={look.heroActions}>
          {hero.href !== '' && <Action href={hero.href} label={hero.cta} Link={Link} />}
          {second}
        </div>
      </div>
      <div className={large ? look.heroPictureLarge : look.heroPicture}>
        <FirstPicture src={hero.picture} alt={hero.alt} sizes={HERO_SIZES} className={look.heroImage} />
        {slides}
      </div>
    </section>
  )
}

function Action({ href, label, Link }: { href: string; label: string; Link: LinkPart }) {
  if (href.startsWith('#')) {
    return (
      <a href={href} className={look.heroAction}>
        {label}
      </a>
    )
  }
  return (
    <Link to={href} className={look.heroAction}>
      {label}
    </Link>
  )
}
