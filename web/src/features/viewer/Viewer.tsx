import 'keen-slider/keen-slider.min.css'
import { useKeenSlider } from 'keen-slider/react'
import { ChevronLeft, ChevronRight, ImageOff, ZoomIn, ZoomOut } from 'lucide-react'
import { type KeyboardEvent, useState } from 'react'
import { Dialog } from '~/ui/Dialog'
import { ProseText } from '~/ui/Prose'
import { SvgSlide } from './SvgSlide'
import type { Slide } from './slides'
import { ZoomPicture } from './ZoomPicture'

interface ViewerProps {
  title: string
  slides: readonly Slide[]
  /** Index of the first slide that is shown. */
  start: number
  onClose: () => void
}

const SLIDE_MS = 300
const slideDuration = () => (matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : SLIDE_MS)

/** A dialog with pictures, drawings and texts as slides. Buttons, arrow keys and swipes change the slide. */
export function Viewer({ title, slides, start, onClose }: ViewerProps) {
  const [at, setAt] = useState(start)
  const [isZoomed, setIsZoomed] = useState(false)
  const [box, slider] = useKeenSlider<HTMLDivElement>({
    initial: start,
    drag: !isZoomed,
    defaultAnimation: { duration: slideDuration() },
    slideChanged: ({ track }) => {
      setAt(track.details.rel)
      setIsZoomed(false)
    },
  })
  const go = (step: number) => {
    const next = at + step
    if (next >= 0 && next < slides.length) slider.current?.moveToIdx(next)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (isZoomed) return
    if (event.key === 'ArrowLeft') go(-1)
    if (event.key === 'ArrowRight') go(1)
  }
  const Zoom = isZoomed ? ZoomOut : ZoomIn
  return (
    <Dialog title={title} open onClose={onClose} isWide>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the buttons below do the same */}
      <div onKeyDown={onKeyDown}>
        <div ref={box} className="keen-slider overflow-hidden rounded-picture bg-mist">
          {slides.map((slide, index) => (
            <div
              key={slide.kind === 'html' ? slide.html : `${index}${slide.alt}`}
              className="keen-slider__slide h-[62dvh]"
              aria-hidden={index !== at}
              inert={index !== at}
            >
              <SlideView slide={slide} isShown={index === at} isZoomed={isZoomed && index === at} />
            </div>
          ))}
        </div>
        <div className="mt-3 flex items-center justify-between gap-4">
          <p aria-live="polite" className="text-sm text-ink-soft tabular-nums">
            {at + 1} of {slides.length}
          </p>
          <div className="flex gap-1">
            {slides[at]?.kind === 'picture' && (
              <button type="button" className={ICON} aria-pressed={isZoomed} onClick={() => setIsZoomed(!isZoomed)}>
                <Zoom aria-hidden="true" className="size-5" />
                <span className="sr-only">Zoom</span>
              </button>
            )}
            {slides.length > 1 && (
              <>
                <button type="button" className={ICON} aria-disabled={at === 0} onClick={() => go(-1)}>
                  <ChevronLeft aria-hidden="true" className="size-5" />
                  <span className="sr-only">Previous</span>
                </button>
                <button type="button" className={ICON} aria-disabled={at === slides.length - 1} onClick={() => go(1)}>
                  <ChevronRight aria-hidden="true" className="size-5" />
                  <span className="sr-only">Next</span>
                </button>
              </>
            )}
          </div>
        </div>
      </div>
    </Dialog>
  )
}

/** Uses aria-disabled: a disabled button would lose the focus, and the arrow keys would stop working. */
const ICON =
  'inline-flex size-11 cursor-pointer items-center justify-center rounded-full hover:bg-mist aria-disabled:cursor-default aria-disabled:text-control aria-disabled:hover:bg-transparent'

function SlideView({ slide, isShown, isZoomed }: { slide: Slide; isShown: boolean; isZoomed: boolean }) {
  if (slide.kind === 'picture') return <ZoomPicture src={slide.src} alt={slide.alt} isZoomed={isZoomed} />
  if (slide.kind === 'svg') return <SvgSlide src={slide.src} alt={slide.alt} isShown={isShown} />
  if (slide.kind === 'html') return <ProseText html={slide.html} className="prose h-full overflow-y-auto p-6" />
  return (
    <div role="img" aria-label={slide.alt} className="grid size-full place-content-center justify-items-center gap-3">
      <ImageOff aria-hidden="true" className="size-10 text-control" />
      <p className="text-ink-soft">no preview available</p>
    </div>
  )
}
