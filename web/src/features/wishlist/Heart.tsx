import { Heart as HeartIcon } from 'lucide-react'
import { classNames } from '~/lib/class-names'
import { Button } from '~/ui/Button'
import { useWishlistToggle } from './use-wishlist-toggle'

interface HeartProps {
  sku: string
  /** The name of the product or design. */
  name: string
  /** '' for the product itself. */
  designUid?: string
}

const iconClass = (isIn: boolean) => classNames('size-5 shrink-0', isIn && 'fill-underwing-ink text-underwing-ink')

/** The heart over the picture of a product, beside its link in a box with `relative`. */
export function Heart({ sku, name }: HeartProps) {
  const { isIn, toggle } = useWishlistToggle({ sku, designUid: '' }, name)
  return (
    <button
      type="button"
      aria-pressed={isIn}
      aria-label={`Save ${name} to your wishlist`}
      onClick={toggle}
      className="absolute top-0 right-0 grid size-12 cursor-pointer place-items-center text-ink"
    >
      <span className="grid size-9 place-items-center rounded-full bg-paper/90 shadow-float hover:bg-paper">
        <HeartIcon aria-hidden="true" className={iconClass(isIn)} />
      </span>
    </button>
  )
}

/** The same as a button with words, for the page of a product and for a saved design. */
export function HeartButton({ sku, name, designUid = '' }: HeartProps) {
  const { isIn, toggle } = useWishlistToggle({ sku, designUid }, name)
  return (
    <Button look="quiet" onClick={toggle}>
      <HeartIcon aria-hidden="true" className={iconClass(isIn)} />
      {isIn ? 'Remove from wishlist' : 'Add to wishlist'}
      <span className="sr-only"> {name}</span>
    </Button>
  )
}
