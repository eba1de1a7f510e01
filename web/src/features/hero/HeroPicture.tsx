import { fallbackSource, parsePicture, sourceSet } from '@kea/shared/picture'

interface HeroPictureProps {
  src: string
  alt: string
  sizes: string
  className: string
}

/** The largest picture of the first view. */
export function HeroPicture({ src, alt, sizes, className }: HeroPictureProps) {
  const picture = parsePicture(src)
  if (!picture) return null
  return (
    <picture>
      <source type="image/avif" srcSet={sourceSet(picture, 'avif')} sizes={sizes} />
      <source type="image/webp" srcSet={sourceSet(picture, 'webp')} sizes={sizes} />
      <img
        src={fallbackSource(picture)}
        alt={alt}
        width={picture.width}
        height={picture.height}
        fetchPriority="high"
        decoding="sync"
        className={className}
      />
    </picture>
  )
}
