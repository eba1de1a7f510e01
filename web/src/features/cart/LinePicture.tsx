import { DesignPreview } from '~/ui/DesignPreview'
import { Picture } from '~/ui/Picture'
import type { CartLine } from './cart'

interface LinePictureProps {
  line: Pick<CartLine, 'name' | 'preview' | 'picture'>
  sizes: string
  className?: string
}

/** The shopper's design, or the product's own picture for what needs no design. */
export function LinePicture({ line: { name, preview, picture }, sizes, className }: LinePictureProps) {
  const shape = ['rounded-picture', className].filter(Boolean).join(' ')
  if (preview === null && picture !== '') {
    return <Picture src={picture} alt={name} sizes={sizes} shape="rectangle" className={shape} />
  }
  return <DesignPreview name={name} preview={preview} {...(className && { className })} />
}
