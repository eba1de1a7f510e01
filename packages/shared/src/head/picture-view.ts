import { fallbackSource, type Picture, sourceSet } from '../picture'
import { escapeHtml } from './escape'

interface PictureView {
  alt: string
  sizes: string
  className: string
  /** Another picture loads when it is nearly in view. */
  isFirst?: boolean
}

/** The markup of a picture of the first view. */
export function pictureHtml(picture: Picture, of: PictureView): string {
  const loading = of.isFirst === false ? 'loading="lazy" decoding="async"' : 'fetchpriority="high" decoding="sync"'
  const source = (format: 'avif' | 'webp') =>
    `<source type="image/${format}" srcset="${escapeHtml(sourceSet(picture, format))}" sizes="${of.sizes}">`
  return (
    `<picture>${source('avif')}${source('webp')}<img class="${of.className}" ` +
    `src="${escapeHtml(fallbackSource(picture))}" alt="${escapeHtml(of.alt)}" width="${picture.width}" ` +
    `height="${picture.height}" ${loading}></picture>`
  )
}
