import { Link } from 'react-router-dom'
import { DesignPreview } from '~/ui/DesignPreview'
import { nameOf, type SavedDesign } from './saved-designs'

interface SavedDesignLinkProps {
  design: SavedDesign
  /** '' for a product that is no longer sold. */
  product: string
  /** The level of its heading on the page. */
  heading: 'h2' | 'h3'
}

/** The picture and the name of a saved design. Opens it. */
export function SavedDesignLink({ design, product, heading: Heading }: SavedDesignLinkProps) {
  const name = nameOf(design, product)
  return (
    <>
      <Link to={design.path} className="group block text-ink no-underline">
        <DesignPreview name={name} preview={design.preview} words={design.previewWords} />
        <Heading className="mt-3 truncate font-display font-bold group-hover:underline">{name}</Heading>
      </Link>
      {product && product !== name && <p className="truncate">{product}</p>}
    </>
  )
}
