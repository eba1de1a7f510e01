import { useMutation } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'
import { CopyOrderedDesignDocument } from '~/api/__generated__/documents/CopyOrderedDesign'
import { messageOf, ShopError, UNKNOWN_ERROR } from '~/api/errors'
import { callShop } from '~/api/query'
import { OWN_ERRORS } from '~/api/query-client'
import { Button } from '~/ui/Button'

async function copy(token: string, item: string): Promise<string> {
  const { copyOrderedDesign: copied } = await callShop(CopyOrderedDesignDocument, { token, item })
  const path = copied?.design?.edit_link
  if (!path) throw new ShopError('input', copied?.user_errors[0]?.message || UNKNOWN_ERROR)
  return path
}

/** Opens a copy of an ordered design. The order stays as it is. */
export function EditAgain({ token, item, name }: { token: string; item: string; name: string }) {
  const navigate = useNavigate()
  const { mutate, isPending, error } = useMutation({
    meta: OWN_ERRORS,
    mutationFn: () => copy(token, item),
    onSuccess: (path) => navigate(path),
  })
  return (
    <span className="print:hidden">
      <Button
        look="quiet"
        className="-ml-3 min-h-11"
        aria-label={`Edit a copy of ${name}`}
        state={isPending ? 'sending' : 'normal'}
        loadingText="One moment"
        onClick={() => mutate()}
      >
        Edit a copy
      </Button>
      {error && (
        <span role="alert" className="block text-danger text-sm">
          {messageOf(error)}
        </span>
      )}
    </span>
  )
}
