import { DesignPreview } from './DesignPreview'
import { Picture } from './Picture'

interface LinePictureProps {
  line: {
    name: string
    /** The address of the rendered design; null without a design. */
    preview: string | null
    /** What it shows, in words; '' where the name says it. */
    previewWords: string
    /** The picture of the product; '' for none. */
    picture: string
  }
  sizes: string
  className?: string
}

/** The picture of a line in a cart or an order: the shopper's design, or the product's own picture for what needs no design. */
export function LinePicture({ line: { name, preview, previewWords, picture }, sizes, className }: LinePictureProps) {
  const shape = ['rounded-picture', className].filter(Boolean).join(' ')
  if (preview === null && picture !== '') {
    return <Picture src={picture} alt={name} sizes={sizes} shape="rectangle" className={shape} />
  }
  return <DesignPreview name={name} preview={preview} words={previewWords} {...(className && { className })} />
}
