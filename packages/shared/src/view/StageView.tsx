import type { ReactNode } from 'react'
import { SIZES_ANCHOR } from '../first-view/hero'
import { stageClasses as look, STAGE_SIZES } from '../first-view/stage-classes'
import type { Hero } from '../page/hero'
import type { Page } from '../page/page'
import { FirstPicture } from './FirstPicture'
import { StartPrice } from './StartPrice'

interface StageViewProps {
  page: Page
  hero: Hero
  /** Class names of the two columns, from `columnClasses`. */
  columns: { media: string; text: string }
  gallery: ReactNode
  /** Rating, links and offer. */
  extras: ReactNode
  /** The chooser of sizes and options with the next step. */
  choices: ReactNode
  /** What stands below, in the browser only. */
  below?: ReactNode
}

/** The first view of a page with a product: pictures, name, price, options and the next step. */
export function StageView({ page, hero, columns, gallery, extras, choices, below }: StageViewProps) {
  return (
    <section className={look.stage}>
      <div className={columns.media}>{gallery}</div>
      <div className={columns.text}>
        <h1 className={look.title}>{hero.title}</h1>
        {hero.text && <p className={look.lead}>{hero.text}</p>}
        <StartPrice page={page} prefix={hero.pricePrefix} />
        {extras}
        <div id={SIZES_ANCHOR} className={look.choices}>
          {choices}
        </div>
      </div>
      {below}
    </section>
  )
}

interface GalleryViewProps {
  hero: Hero
  /** The other pictures and buttons, over the first picture. */
  over?: ReactNode
  thumbs?: ReactNode
}

/** The pictures of the stage: one large, and space for the others below it. */
export const GalleryView = ({ hero, over, thumbs }: GalleryViewProps) => (
  <>
    <div className={look.picture}>
      <FirstPicture src={hero.picture} alt={hero.alt} sizes={STAGE_SIZES} className={look.image} />
      {over}
    </div>
    {hero.pictures.length > 1 && <div className={look.thumbs}>{thumbs}</div>}
  </>
)
