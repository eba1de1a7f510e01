import { routes } from '@kea/shared/routes'
import { useMutation } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'
import { messageOf } from '~/api/errors'
import { OWN_ERRORS } from '~/api/query-client'
import { Alert } from '~/ui/Alert'
import { Button } from '~/ui/Button'
import { restoreCart } from './restore-cart'

/** Ends an order that is not paid, and opens its cart. */
export function LeavePayment({ token, label }: { token: string; label: string }) {
  const navigate = useNavigate()
  const { mutate, data, isPending, error } = useMutation({
    meta: OWN_ERRORS,
    mutationFn: () => restoreCart(token, false),
    onSuccess: (isOpen) => isOpen && navigate(routes.cart()),
  })
  return (
    <div className="grid justify-items-start gap-4">
      {error && <Alert>{messageOf(error)}</Alert>}
      {data === false && <Alert tone="calm">This order is paid, or its cart belongs to another browser.</Alert>}
      <Button look="secondary" state={isPending ? 'sending' : 'normal'} loadingText="Opening" onClick={() => mutate()}>
        {label}
      </Button>
    </div>
  )
}
