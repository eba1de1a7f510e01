import { useMutation } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'
import { CopyOrderedDesignDocument } from '~/api/__generated__/documents/CopyOrderedDesign'
import { messageOf, ShopError, UNKNOWN_ERROR } from '~/api/errors'
import { callShop } from '~/api/query'
import { OWN_ERRORS } from '~/api/query-client'
import { nextYearPath } from '~/lib/next-year'
import { Button } from '~/ui/Button'
import type { OrderLine } from './order'

async function copy(token: string, item: string): Promise<string> {
  const { copyOrderedDesign: copied } = await callShop(CopyOrderedDesignDocument, { token, item })
  const path = copied?.design?.edit_link
  if (!path) throw new ShopError('input', copied?.user_errors[0]?.message || UNKNOWN_ERROR)
  return path
}

interface EditAgainProps {
  token: string
  line: Pick<OrderLine, 'id' | 'name' | 'isCalendar'>
}

/** Opens a copy of an ordered design; of a calendar also one of the next year. The order stays as it is. */
export function EditAgain({ token, line: { id, name, isCalendar } }: EditAgainProps) {
  return (
    <span className="flex flex-wrap gap-x-2 print:hidden">
      <CopyButton token={token} item={id} label="Edit a copy" name={name} pathOf={(path) => path} />
      {isCalendar && (
        <CopyButton token={token} item={id} label="Make next year’s calendar" name={name} pathOf={nextYearPath} />
      )}
    </span>
  )
}

interface CopyButtonProps {
  token: string
  item: string
  label: string
  name: string
  /** The address that opens the copy, from its plain one. */
  pathOf: (path: string) => string
  /** Of the navigation. */
  state?: object
}

/** Opens a copy of an ordered design in its tool. */
export function CopyButton({ token, item, label, name, pathOf, state }: CopyButtonProps) {
  const navigate = useNavigate()
  const { mutate, isPending, error } = useMutation({
    meta: OWN_ERRORS,
    mutationFn: () => copy(token, item),
    onSuccess: (path) => navigate(pathOf(path), { state }),
  })
  return (
    <span>
      <Button
        look="quiet"
        className="-ml-3 min-h-11 text-left"
        aria-label={`${label} of ${name}`}
        state={isPending ? 'sending' : 'normal'}
        loadingText="One moment"
        onClick={() => mutate()}
      >
        {label}
      </Button>
      {error && (
        <span role="alert" className="block text-danger text-sm">
          {messageOf(error)}
        </span>
      )}
    </span>
  )
}
