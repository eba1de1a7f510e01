import { fallbackSource, parsePicture, sourceSet } from '@kea/shared/picture'
import { type PointerEvent, useRef } from 'react'
import { classNames } from '~/lib/class-names'

/** A picture that fits its frame. Zoomed, it is twice as wide, and moves by drag, wheel and arrow keys. */
export function ZoomPicture({ src, alt, isZoomed }: { src: string; alt: string; isZoomed: boolean }) {
  const frame = useRef<HTMLElement>(null)
  const picture = parsePicture(src)
  const drag = (event: PointerEvent) => {
    if (event.pointerType !== 'mouse' || event.buttons !== 1) return
    frame.current?.scrollBy(-event.movementX, -event.movementY)
  }
  const image = (
    <img
      src={picture ? fallbackSource(picture) : src}
      alt={alt}
      draggable={false}
      decoding="async"
      className={classNames('object-contain', isZoomed ? 'w-full max-w-none' : 'size-full')}
    />
  )
  return (
    <section
      ref={frame}
      aria-label={isZoomed ? 'Zoomed picture' : 'Picture'}
      tabIndex={isZoomed ? 0 : undefined}
      onPointerMove={isZoomed ? drag : undefined}
      className={classNames('size-full', isZoomed && 'cursor-grab overflow-auto active:cursor-grabbing')}
    >
      <div className={isZoomed ? 'w-[200%]' : 'size-full'}>
        {picture ? (
          <picture>
            {(['avif', 'webp'] as const).map((format) => (
              <source
                key={format}
                type={`image/${format}`}
                srcSet={sourceSet(picture, format)}
                sizes={isZoomed ? '200vw' : '90vw'}
              />
            ))}
            {image}
          </picture>
        ) : (
          image
        )}
      </div>
    </section>
  )
}
