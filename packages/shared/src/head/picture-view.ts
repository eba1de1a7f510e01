import { fallbackSource, type Picture, sourceSet } from '../picture'
import { escapeHtml } from './escape'

/** The markup of the first picture of a page. */
export function pictureHtml(picture: Picture, of: { alt: string; sizes: string; className: string }): string {
  const source = (format: 'avif' | 'webp') =>
    `<source type="image/${format}" srcset="${escapeHtml(sourceSet(picture, format))}" sizes="${of.sizes}">`
  return (
    `<picture>${source('avif')}${source('webp')}<img class="${of.className}" ` +
    `src="${escapeHtml(fallbackSource(picture))}" alt="${escapeHtml(of.alt)}" width="${picture.width}" ` +
    `height="${picture.height}" fetchpriority="high" decoding="sync"></picture>`
  )
}
