import { BANNER_SIZE } from '@kea/shared/constants/business'
import { fallbackSource, type Picture as ParsedPicture, parsePicture, sourceSet } from '@kea/shared/picture'
import { type CSSProperties, useState } from 'react'
import { classNames } from '~/lib/class-names'

/** Shapes of a picture and its placeholder; `custom` has its sizes in `className`. */
const SHAPES = {
  square: 'aspect-square',
  rectangle: 'aspect-[4/3]',
  vertical: 'aspect-[4/5]',
  /** The aspect ratio of BANNER_SIZE. */
  banner: 'w-full',
  custom: '',
}

export type PictureShape = keyof typeof SHAPES

interface PictureProps {
  src: string
  alt: string
  sizes: string
  className?: string
  /** The picture is cropped to this shape. Without one it keeps its own. */
  shape?: PictureShape
  /** The first picture of a page: it loads at once and decodes in the frame that mounts it. */
  isFirst?: boolean
}

/** An inline style, for shapes without a class. */
function aspectRatioOf(picture: ParsedPicture | null, shape: PictureShape | undefined): string | undefined {
  if (shape === 'banner') return `${BANNER_SIZE.widthPx} / ${BANNER_SIZE.heightPx}`
  return picture && !shape ? `${picture.width} / ${picture.height}` : undefined
}

/**
 * A picture in the formats and widths that its address names. It loads when it is nearly in view. Before that, and
 * after a failure, a placeholder of its colour and shape takes its place, so nothing shifts.
 */
export function Picture({ src, alt, sizes, className, shape, isFirst = false }: PictureProps) {
  const [failed, setFailed] = useState(false)
  const picture = parsePicture(src)
  const style: CSSProperties = {
    backgroundColor: picture?.color,
    aspectRatio: aspectRatioOf(picture, shape),
  }
  const image = {
    sizes,
    className: 'size-full object-cover',
    onError: () => setFailed(true),
    loading: isFirst ? ('eager' as const) : ('lazy' as const),
    decoding: isFirst ? ('sync' as const) : ('async' as const),
    fetchPriority: isFirst ? ('high' as const) : ('auto' as const),
  }
  return (
    <span className={classNames('block overflow-hidden bg-mist', shape && SHAPES[shape], className)} style={style}>
      {failed || src === '' ? (
        // Without alt text the picture is decoration, and so is its placeholder.
        <span {...(alt && { role: 'img', 'aria-label': alt })} className="block size-full" />
      ) : picture ? (
        <picture>
          <source type="image/avif" srcSet={sourceSet(picture, 'avif')} sizes={sizes} />
          <source type="image/webp" srcSet={sourceSet(picture, 'webp')} sizes={sizes} />
          <img {...image} alt={alt} src={fallbackSource(picture)} width={picture.width} height={picture.height} />
        </picture>
      ) : (
        <img {...image} alt={alt} src={src} />
      )}
    </span>
  )
}
