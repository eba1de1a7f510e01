import { type RefCallback, useCallback } from 'react'
import { Link } from 'react-router-dom'
import { CardPrice } from '~/features/products/CardPrice'
import { classNames } from '~/lib/class-names'
import { handPhotos } from '~/lib/pending-photo'
import { Picture } from '~/ui/Picture'
import type { Drawing } from './mock-ups/draw-mock-up'
import type { PhotoProduct } from './photo-products'
import { qualityHint } from './quality-hint'
import type { OpenPhoto } from './use-photo'

/** Of a tile with the usual close-up. */
const SIZES = '(min-width: 1600px) 380px, (min-width: 1024px) calc(27vw - 50px), calc(68vw - 38px)'

interface PhotoTileProps {
  product: PhotoProduct
  photo: OpenPhoto | null
  /** Undefined until it is drawn; null where it cannot be drawn. */
  drawing: Drawing | null | undefined
}

const ZOOM_MAX = 1.8

/** The transform that fills the tile with the part of the picture that has the prints. */
function closeUp({ left, top, width, height }: Drawing): string {
  const zoom = Math.min(100 / Math.max(width, height), ZOOM_MAX)
  const shift = (start: number, length: number): number => {
    const middle = start + length / 2
    const half = 50 / zoom
    return 50 - Math.min(Math.max(middle, half), 100 - half)
  }
  return `scale(${zoom}) translate(${shift(left, width)}%, ${shift(top, height)}%)`
}

/** A product with the shopper's photo on it. The whole tile is a link to its design tool, else to its page. */
export function PhotoTile({ product, photo, drawing }: PhotoTileProps) {
  const { name, tool, path, picture } = product
  const isWaiting = photo !== null && drawing === undefined
  return (
    <Link
      to={tool ?? path}
      className="group block text-ink no-underline"
      onClick={() => tool && photo && handPhotos([photo.file])}
    >
      <span className="block overflow-hidden rounded-picture bg-mist">
        <span
          className="relative block transition-transform duration-500 ease-calm"
          style={drawing ? { transform: closeUp(drawing) } : undefined}
        >
          <Picture
            src={picture}
            alt=""
            sizes={SIZES}
            shape="rectangle"
            className={classNames('transition-opacity duration-250 ease-calm', isWaiting && 'opacity-40')}
          />
          {drawing && <DrawnPrints drawing={drawing} />}
        </span>
      </span>
      <h2 className="mt-3 font-display text-base/snug font-bold group-hover:underline group-hover:decoration-1 sm:text-lg/snug">
        {name}
      </h2>
      <span className="mt-0.5 block text-sm text-ink-soft sm:text-base">
        <CardPrice text="" live={product} />
      </span>
      {photo && <Hint product={product} photo={photo} isMissing={drawing === null} />}
      <span className="mt-1.5 block text-sm font-semibold text-kea">
        {tool ? 'Start with this' : 'See this product'} <span aria-hidden="true">→</span>
      </span>
    </Link>
  )
}

function DrawnPrints({ drawing: { bitmap, left, top, width, height } }: { drawing: Drawing }) {
  const show: RefCallback<HTMLCanvasElement> = useCallback(
    (canvas) => canvas?.getContext('2d')?.drawImage(bitmap, 0, 0),
    [bitmap],
  )
  return (
    <canvas
      ref={show}
      width={bitmap.width}
      height={bitmap.height}
      className="absolute"
      style={{ left: `${left}%`, top: `${top}%`, width: `${width}%`, height: `${height}%` }}
    />
  )
}

interface HintProps {
  product: PhotoProduct
  photo: OpenPhoto
  isMissing: boolean
}

function Hint({ product, photo, isMissing }: HintProps) {
  const quality = product.print && qualityHint(product.print, photo)
  return (
    <>
      {quality && (
        <span
          className={classNames(
            'mt-0.5 block text-sm',
            quality.level === 'poor' ? 'text-danger' : quality.level === 'fair' ? 'text-caution' : 'text-ink-soft',
          )}
        >
          {quality.text}
        </span>
      )}
      {isMissing && <span className="mt-0.5 block text-sm text-ink-soft">We could not draw your photo here</span>}
    </>
  )
}
