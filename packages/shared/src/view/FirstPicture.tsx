import { fallbackSource, parsePicture, sourceSet } from '../picture'

interface FirstPictureProps {
  src: string
  alt: string
  sizes: string
  className: string
  /** False for a picture that loads when it is nearly in view. */
  isFirst?: boolean
}

/** A picture of the first view, by default its largest. */
export function FirstPicture({ src, alt, sizes, className, isFirst = true }: FirstPictureProps) {
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
        {...(isFirst
          ? { fetchPriority: 'high' as const, decoding: 'sync' as const }
          : { loading: 'lazy' as const, decoding: 'async' as const })}
        className={className}
      />
    </picture>
  )
}
