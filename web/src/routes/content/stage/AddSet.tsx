import { stageClasses as look } from '@kea/shared/first-view/stage-classes'
import type { Product } from '@kea/shared/page/product'
import { routes } from '@kea/shared/routes'
import { useMutation } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useNavigate } from 'react-router-dom'
import { messageOf } from '~/api/errors'
import { OWN_ERRORS } from '~/api/query-client'
import { addSet } from '~/features/cart/add-line'
import { CART_SCOPE } from '~/features/cart/use-cart'
import type { Choice } from '~/features/product-choice/choice'

/** Puts a bundle into the cart, and leads there: its parts are designed in the cart. */
export function AddSet({ product, choice, children }: { product: Product; choice: Choice; children: ReactNode }) {
  const navigate = useNavigate()
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => addSet(product.sku, choice.chosen),
    scope: CART_SCOPE,
    meta: OWN_ERRORS,
    onSuccess: () => navigate(routes.cart()),
  })
  return (
    <>
      <button
        type="button"
        className={look.action}
        aria-disabled={isPending}
        onClick={() => {
          if (!isPending) mutate()
        }}
      >
        {isPending ? 'Adding …' : children}
      </button>
      {error && (
        <p role="alert" className="basis-full text-sm font-medium text-danger">
          {messageOf(error)}
        </p>
      )}
    </>
  )
}
