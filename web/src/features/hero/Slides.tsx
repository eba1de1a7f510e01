import 'keen-slider/keen-slider.min.css'
import { HERO_AUTOPLAY_MS, HERO_FADE_MS } from '@kea/shared/constants/business'
import type { HeroPicture } from '@kea/shared/page/hero'
import { useKeenSlider } from 'keen-slider/react'
import { type ReactNode, type RefObject, useImperativeHandle, useState } from 'react'
import { PauseButton } from '~/features/scheduling/PauseButton'
import { useAutoplay } from '~/features/scheduling/use-autoplay'
import { Picture } from '~/ui/Picture'

/** Shows the picture at this index, and ends the rotation. */
export type ShowPicture = (index: number) => void

export interface SlidesProps {
  pictures: readonly HeroPicture[]
  /** True if the pictures change by themselves. */
  rotates: boolean
  sizes: string
  /** The picture that was chosen before this part was loaded; -1 for none. */
  chosen?: number
  show?: RefObject<ShowPicture | null>
  onShown?: (index: number) => void
  /** More buttons over the pictures. */
  children?: ReactNode
}

/**
 * The pictures of the hero, drawn over the first one, which the first view shows. A swipe changes the picture. The
 * rotation pauses while a pointer, a touch or the focus is on them, or until the visitor presses the button again.
 */
export function Slides({ pictures, rotates, sizes, chosen = -1, show, onShown, children }: SlidesProps) {
  // Later choices come through `show`. A changed option would restart the slider.
  const [initial] = useState(Math.max(chosen, 0))
  const [opacities, setOpacities] = useState<readonly number[]>([])
  const [current, setCurrent] = useState(initial)
  const [sliderRef, slider] = useKeenSlider<HTMLDivElement>({
    slides: pictures.length,
    loop: true,
    initial,
    defaultAnimation: { duration: HERO_FADE_MS },
    created: () => {
      if (chosen < 0) return
      if (!autoplay.isPaused) autoplay.toggle()
      onShown?.(chosen)
    },
    detailsChanged: ({ track }) => setOpacities(track.details.slides.map(({ portion }) => portion)),
    slideChanged: ({ track }) => {
      setCurrent(track.details.rel)
      onShown?.(track.details.rel)
    },
  })
  const autoplay = useAutoplay(HERO_AUTOPLAY_MS, rotates && pictures.length > 1, () => slider.current?.next())
  useImperativeHandle(show, () => (index) => {
    if (!autoplay.isPaused) autoplay.toggle()
    slider.current?.moveToIdx(index)
  })
  const title = pictures[current]?.title
  return (
    <section ref={sliderRef} {...autoplay.handlers} aria-label="Pictures" className="absolute inset-0 touch-pan-y">
      {pictures.map(({ picture, alt }, index) => (
        <div
          key={picture}
          aria-hidden={index !== current}
          className="absolute inset-0"
          style={{ opacity: opacities[index] ?? (index === initial ? 1 : 0) }}
        >
          <Picture src={picture} alt={alt} sizes={sizes} shape="custom" className="size-full" />
        </div>
      ))}
      <div className="absolute inset-x-4 bottom-4 flex items-center gap-2">
        {title ? <p className="rounded-full bg-paper px-4 py-1.5 text-sm font-medium">{title}</p> : null}
        <span className="flex-1" />
        {rotates && (
          <PauseButton
            what="the pictures"
            isPaused={autoplay.isPaused}
            onToggle={autoplay.toggle}
            className="bg-paper"
          />
        )}
        {children}
      </div>
    </section>
  )
}
