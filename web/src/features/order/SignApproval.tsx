import { accountPath } from '@kea/shared/account-routes'
import { dateWordsAt } from '@kea/shared/day-words'
import { routes } from '@kea/shared/routes'
import { useLocation } from 'react-router-dom'
import { withOrderedSign } from '~/lib/ordered-sign'
import { CopyButton } from './EditAgain'
import type { Order, OrderLine } from './order'

interface SignApprovalProps {
  order: Pick<Order, 'number' | 'token'>
  line: OrderLine
}

/** Whether a paid sign is approved by its maker, and until then the way to other words. */
export function SignApproval({ order: { number, token }, line: { id, name, sign, hasWords } }: SignApprovalProps) {
  const { pathname } = useLocation()
  if (!sign) return null
  if (sign.approvedAt !== null) {
    return <span className="block py-1 text-sm">Approved on {dateWordsAt(sign.approvedAt)}</span>
  }
  const own = accountPath('view-order', number)
  const back = pathname === own ? own : `${routes.orderTracking()}?number=${number}#order=${token}`
  const { letters, optionUids: options } = sign
  const canChange = sign.canChange && hasWords
  return (
    <span className="block">
      <span className="block py-1 text-sm">
        We check your drawing before we bend your sign.{canChange && ' You can change the words until then.'}
      </span>
      {canChange && (
        <CopyButton
          token={token}
          item={id}
          label="Change the words"
          name={name}
          pathOf={(path) => path}
          state={withOrderedSign({ token, item: id, letters, options, back })}
        />
      )}
    </span>
  )
}
