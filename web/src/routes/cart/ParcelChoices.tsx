import { formatMoney } from '@kea/shared/money'
import { messageOf } from '~/api/errors'
import { OWN_ERRORS } from '~/api/query-client'
import type { Cart } from '~/features/cart/cart'
import { useSetNotes } from '~/features/cart/use-cart'
import { CheckField } from '~/ui/Field'

const NOTHING = () => {}

/** Gift wrap, and a parcel without prices, where the shop offers them. */
export function ParcelChoices({ cart }: { cart: Cart }) {
  const { mutate, isPending, variables, error } = useSetNotes(NOTHING, OWN_ERRORS)
  const { giftWrapCents, takesDropShip } = cart.services
  if (cart.isVirtual || (giftWrapCents === null && !takesDropShip)) return null
  // The box changes at once; a refusal turns it back.
  const shown = { ...cart.notes, ...(isPending && variables) }
  const problem = error ? messageOf(error) || 'Please try again.' : undefined
  const isOf = (name: 'giftWrap' | 'dropShip') => variables !== undefined && name in variables
  return (
    <fieldset>
      <legend className="sr-only">Your parcel</legend>
      {giftWrapCents !== null && (
        <CheckField
          label={`Wrap it as a gift, ${giftWrapCents === 0 ? 'free' : formatMoney(giftWrapCents)}`}
          checked={shown.giftWrap}
          onChange={(event) => mutate({ giftWrap: event.target.checked })}
          error={isOf('giftWrap') ? problem : undefined}
        />
      )}
      {takesDropShip && (
        <CheckField
          label="Send it in my name: no prices in the parcel"
          checked={shown.dropShip}
          onChange={(event) => mutate({ dropShip: event.target.checked })}
          error={isOf('dropShip') ? problem : undefined}
        />
      )}
    </fieldset>
  )
}
