import 'keen-slider/keen-slider.min.css'
import { HERO_AUTOPLAY_MS, HERO_FADE_MS } from '@kea/shared/constants/business'
import type { Page } from '@kea/shared/page/page'
import { useKeenSlider } from 'keen-slider/react'
import { useMemo, useState } from 'react'
import { PauseButton } from '~/features/scheduling/PauseButton'
import { useAutoplay } from '~/features/scheduling/use-autoplay'
import { parseContent } from '~/features/widgets/parse-content'
import { HERO_WIDGET } from '~/features/widgets/widget-names'
import { Picture } from '~/ui/Picture'

interface HeroSlide {
  picture: string
  alt: string
  title: string
}

/** The banner's own picture, then those inside its placeholder. */
function slidesOf(page: Page): HeroSlide[] {
  const hero = parseContent(page.content).find((part) => part.kind === 'widget' && part.name === HERO_WIDGET)
  if (hero?.kind !== 'widget') return []
  return [hero, ...hero.items].map(({ data }) => ({
    picture: data.picture ?? page.image ?? '',
    alt: data.alt ?? '',
    title: data.title ?? '',
  }))
}

/** Pictures that fade into one another over the banner's first. They rest under a pointer, under the focus, or for good. */
export function Slides({ page }: { page: Page }) {
  const slides = useMemo(() => slidesOf(page), [page])
  const [opacities, setOpacities] = useState<readonly number[]>([])
  const [at, setAt] = useState(0)
  const [box, slider] = useKeenSlider<HTMLDivElement>({
    slides: slides.length,
    loop: true,
    defaultAnimation: { duration: HERO_FADE_MS },
    detailsChanged: ({ track }) => setOpacities(track.details.slides.map(({ portion }) => portion)),
    slideChanged: ({ track }) => setAt(track.details.rel),
  })
  const play = useAutoplay(HERO_AUTOPLAY_MS, slides.length > 1, () => slider.current?.next())
  const title = slides[at]?.title
  return (
    <section ref={box} {...play.watch} aria-label="Pictures" className="absolute inset-0 touch-pan-y">
      {slides.map(({ picture, alt }, place) => (
        <div
          key={picture}
          aria-hidden={place !== at}
          className="absolute inset-0"
          style={{ opacity: opacities[place] ?? (place === 0 ? 1 : 0) }}
        >
          <Picture
            src={picture}
            alt={alt}
            sizes="(min-width: 1024px) 60vw, 133vw"
            shape="custom"
            className="size-full"
          />
        </div>
      ))}
      <div className="absolute inset-x-4 bottom-4 flex items-center justify-between gap-4">
        {title ? <p className="rounded-full bg-paper px-4 py-1.5 text-sm font-medium">{title}</p> : <span />}
        <PauseButton what="the pictures" isPaused={play.isPaused} onToggle={play.toggle} className="bg-paper" />
      </div>
    </section>
  )
}
