import { fallbackSource, parsePicture, sourceSet } from '@kea/shared/picture'
import { type CSSProperties, useState } from 'react'
import { classNames } from '~/lib/class-names'

interface PictureProps {
  src: string
  alt: string
  sizes: string
  className?: string
  /** The frame has a ratio of its own (in `className`) and the picture fills it. */
  isCropped?: boolean
  /** The picture that a page opens with: loaded at once, and drawn in the frame that mounts it. */
  isFirst?: boolean
}

/**
 * A picture of the shop in the formats and widths its address names. Its colour stands until it has come, and stays
 * when it does not come, so nothing shifts and nothing breaks.
 */
export function Picture({ src, alt, sizes, className, isCropped = false, isFirst = false }: PictureProps) {
  const [failed, setFailed] = useState(false)
  const picture = parsePicture(src)
  const style: CSSProperties = {
    backgroundColor: picture?.color,
    aspectRatio: picture && !isCropped ? `${picture.width} / ${picture.height}` : undefined,
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
    <span className={classNames('block overflow-hidden bg-mist', className)} style={style}>
      {failed || src === '' ? (
        // Without words it is decoration, and so is its place.
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
