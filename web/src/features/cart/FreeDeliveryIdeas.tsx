import { Price } from '@kea/shared/view/Price'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { Picture } from '~/ui/Picture'
import type { Cart } from './cart'
import { ideasFor, productsFromQuery } from './free-delivery-ideas'

/** A larger amount is no small addition. */
const MISSING_MAX = 5_000

interface FreeDeliveryIdeasProps {
  cart: Pick<Cart, 'freeShipping' | 'lines' | 'isVirtual'>
  onLeave?: () => void
}

/** Things that cost what the cart lacks to free delivery; nothing where it lacks much, or where nothing costs that. */
export function FreeDeliveryIdeas({ cart: { freeShipping, lines, isVirtual }, onLeave }: FreeDeliveryIdeasProps) {
  const missing = freeShipping?.missingCents ?? 0
  const isNear = !isVirtual && missing > 0 && missing <= MISSING_MAX
  const { data } = useQuery({ ...productsFromQuery(missing), enabled: isNear })
  const inCart = lines.map(({ sku }) => sku)
  const ideas = isNear && data ? ideasFor(missing, data, inCart) : []
  if (ideas.length === 0) return null
  return (
    <section aria-labelledby="free-delivery-ideas" className="mt-6">
      <h3 id="free-delivery-ideas" className="font-semibold">
        Get free delivery with one of these
      </h3>
      <ul className="mt-2 grid gap-1">
        {ideas.map(({ sku, path, name, picture, cents }) => (
          <li key={sku}>
            <Link
              to={path}
              onClick={onLeave}
              className="-mx-2 flex min-h-16 items-center gap-3 rounded-lg px-2 py-1 text-ink no-underline hover:bg-mist"
            >
              <Picture src={picture} alt="" sizes="56px" shape="square" className="w-14 shrink-0 rounded-lg" />
              <span className="min-w-0 flex-1">{name}</span>
              {cents !== null && (
                <span className="text-sm">
                  From <Price cents={cents} />
                </span>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
