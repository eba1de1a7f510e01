import type { HeroPicture } from '@kea/shared/page/hero'
import type { Product } from '@kea/shared/page/product'
import { useMemo } from 'react'
import { type Slide, slideOf } from '~/features/viewer/slides'
import { Viewer } from '~/features/viewer/Viewer'
import { sanitise } from '~/lib/sanitise'

interface LargePicturesProps {
  product: Product
  pictures: readonly HeroPicture[]
  start: number
  onClose: () => void
}

/** The pictures of a product in a dialog, then what it is made of. */
export function LargePictures({ product, pictures, start, onClose }: LargePicturesProps) {
  const facts = useMemo(() => sanitise(product.specifications), [product.specifications])
  const slides: Slide[] = [
    ...pictures.map(({ picture, alt }) => slideOf(picture, alt)),
    ...(facts === '' ? [] : [{ kind: 'html' as const, html: `<h3>Technical specifications</h3>${facts}` }]),
  ]
  return <Viewer title={product.name} slides={slides} start={start} onClose={onClose} />
}
