import { routes } from '@kea/shared/routes'
import { useMutation } from '@tanstack/react-query'
import { ShareCartDocument } from '~/api/__generated__/documents/ShareCart'
import { requireCartId } from '~/api/cart-identity'
import { messageOf, ShopError, UNKNOWN_ERROR } from '~/api/errors'
import { callShop } from '~/api/query'
import { OWN_ERRORS } from '~/api/query-client'
import { useSettings } from '~/api/settings-query'
import type { Cart } from '~/features/cart/cart'
import { Alert } from '~/ui/Alert'
import { Button } from '~/ui/Button'
import { CopyLink } from '~/ui/CopyLink'

interface CartLink {
  address: string
  leftOut: number
}

/** The token is behind the #, so that it is in no log. */
async function shareCart(): Promise<CartLink> {
  const { shareCart: shared } = await callShop(ShareCartDocument, { cartId: requireCartId() })
  if (!shared?.token) throw new ShopError('input', shared?.user_errors[0]?.message || UNKNOWN_ERROR)
  return { address: `${location.origin}${routes.sharedCart()}#${shared.token}`, leftOut: shared.left_out }
}

/** A link that puts the lines of this cart into another one. A link shows the cart of its time. */
export function ShareCart({ cart }: { cart: Cart }) {
  const { hasForeignBackend } = useSettings()
  const lines = cart.lines.map(({ uid, quantity, design }) => `${uid} ${quantity} ${design?.revision}`).join()
  return hasForeignBackend ? null : <Share key={lines} />
}

function Share() {
  const { mutate, data, isPending, error } = useMutation({ meta: OWN_ERRORS, mutationFn: shareCart })
  return (
    <div className="grid gap-3">
      <div role="status" className="grid gap-3 empty:hidden">
        {data && (
          <>
            <CopyLink label="Link to this cart" address={data.address} hasFocus />
            <p className="text-sm text-ink-soft">
              It works for 30 days and has none of your details. Others can order your designs, but not change them or
              get your photos.
              {data.leftOut > 0 && ' Gift certificates and designs of other people are not in it.'}
            </p>
          </>
        )}
      </div>
      {error && <Alert>{messageOf(error) || 'Please try again.'}</Alert>}
      {!data && (
        <Button
          look="quiet"
          className="-mx-3 min-h-11 justify-self-start text-ink underline"
          state={isPending ? 'sending' : 'normal'}
          loadingText="Making a link"
          onClick={() => mutate()}
        >
          Share this cart
        </Button>
      )}
    </div>
  )
}
