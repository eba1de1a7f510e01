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

/** The picture of the hero widget itself, then the pictures of its items. */
function slidesOf(page: Page): HeroSlide[] {
  const hero = parseContent(page.content).find((part) => part.kind === 'widget' && part.name === HERO_WIDGET)
  if (hero?.kind !== 'widget') return []
  return [hero, ...hero.items].map(({ data }) => ({
    picture: data.picture ?? page.image ?? '',
    alt: data.alt ?? '',
    title: data.title ?? '',
  }))
}

/**
 * Rotating pictures of the hero, drawn over the first one, which the first view shows. The rotation pauses while a pointer,
 * a touch or the focus is on them, or until the visitor presses the button again.
 */
export function Slides({ page }: { page: Page }) {
  const slides = useMemo(() => slidesOf(page), [page])
  const [opacities, setOpacities] = useState<readonly number[]>([])
  const [current, setCurrent] = useState(0)
  const [sliderRef, slider] = useKeenSlider<HTMLDivElement>({
    slides: slides.length,
    loop: true,
    defaultAnimation: { duration: HERO_FADE_MS },
    detailsChanged: ({ track }) => setOpacities(track.details.slides.map(({ portion }) => portion)),
    slideChanged: ({ track }) => setCurrent(track.details.rel),
  })
  const autoplay = useAutoplay(HERO_AUTOPLAY_MS, slides.length > 1, () => slider.current?.next())
  const title = slides[current]?.title
  return (
    <section ref={sliderRef} {...autoplay.handlers} aria-label="Pictures" className="absolute inset-0 touch-pan-y">
      {slides.map(({ picture, alt }, index) => (
        <div
          key={picture}
          aria-hidden={index !== current}
          className="absolute inset-0"
          style={{ opacity: opacities[index] ?? (index === 0 ? 1 : 0) }}
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
        <PauseButton what="the pictures" isPaused={autoplay.isPaused} onToggle={autoplay.toggle} className="bg-paper" />
      </div>
    </section>
  )
}
