import { HERO_SIZES } from '@kea/shared/first-view/classes'
import type { Hero as HeroData } from '@kea/shared/page/hero'
import type { Page } from '@kea/shared/page/page'
import { HeroView } from '@kea/shared/view/HeroView'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { LazySlides } from './LazySlides'

interface HeroProps {
  page: Page
  hero: HeroData
  /** A second action beside the button. */
  children?: ReactNode
}

/** The hero of a page without a product, with its slides. */
export const Hero = ({ page, hero, children }: HeroProps) => (
  <HeroView
    page={page}
    hero={hero}
    Link={Link}
    second={children}
    slides={hero.hasSlides && <LazySlides pictures={hero.pictures} rotates sizes={HERO_SIZES} />}
  />
)
