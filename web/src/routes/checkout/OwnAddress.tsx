import type { SavedAddress } from '~/features/addresses/address-book'
import type { Cart } from '~/features/cart/cart'
import { dropDrafts } from '~/lib/form-drafts'
import { Form } from '~/ui/Form'
import { setAddress, setBillingAddress } from './checkout-requests'
import { ADDRESS_DRAFT } from './NewAddress'
import { invoiceAddress } from './saved-address'
import { useStepSubmit } from './use-step-submit'

interface OwnAddressProps {
  cart: Cart
  id: number
  book: readonly SavedAddress[]
  onDone: () => void
}

/** Continues with an address of the customer's book. */
export function OwnAddress({ cart: { isVirtual }, id, book, onDone }: OwnAddressProps) {
  const { submit, pending, error } = useStepSubmit(
    (cartId, savedId: number) =>
      isVirtual
        ? setBillingAddress(cartId, { savedId })
        : setAddress(cartId, { savedId }, invoiceAddress(book)?.id ?? null),
    () => {
      dropDrafts(ADDRESS_DRAFT)
      onDone()
    },
  )
  return (
    <Form
      onSubmit={(event) => {
        event.preventDefault()
        submit(id)
      }}
      pending={pending}
      submitError={error}
      problems={[]}
      submitLabel={isVirtual ? 'Continue to payment' : 'Continue to delivery'}
      pendingLabel="Saving"
    >
      {null}
    </Form>
  )
}
