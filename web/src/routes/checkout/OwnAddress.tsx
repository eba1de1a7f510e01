import type { ReactNode } from 'react'
import { dropDrafts } from '~/lib/form-drafts'
import { Form } from '~/ui/Form'
import type { AddressPurpose } from './address-purpose'
import { useStepSubmit } from './use-step-submit'

interface OwnAddressProps {
  purpose: AddressPurpose
  id: number
  onDone: () => void
  children: ReactNode
}

/** Continues with an address of the customer's book. */
export function OwnAddress({ purpose: { draft, submitLabel, send }, id, onDone, children }: OwnAddressProps) {
  const { submit, pending, error } = useStepSubmit(
    (cartId, savedId: number) => send(cartId, { savedId }),
    () => {
      dropDrafts(draft)
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
      submitLabel={submitLabel}
      pendingLabel="Saving"
    >
      {children}
    </Form>
  )
}
