import { formatMoney } from '@kea/shared/money'
import { Suspense, useId, useState } from 'react'
import { messageOf } from '~/api/errors'
import { Button } from '~/ui/Button'
import { lazyWithRetry } from '~/ui/lazy-with-retry'
import { cardLabel } from './balances'
import type { Cart } from './cart'
import type { BalanceChange } from './cart-requests'
import { useChangeBalance } from './use-cart'
import { useOpenedForm } from './use-opened-form'

const CodeForm = lazyWithRetry(async () => (await import('./CodeForm')).CodeForm)

/** Points, gift certificates and store credit: what there is, what is used, and a button for each. */
export function CartBalances({ cart }: { cart: Cart }) {
  const { change, pending, news, problem } = useBalances()
  const { cards, credit, points, earns } = cart.balances
  const isSending = (kind: BalanceChange['kind'], code?: string) =>
    pending?.kind === kind && (code === undefined || ('code' in pending && pending.code === code))
  return (
    <div className="mt-4 grid gap-2 border-t border-line pt-4">
      <p role="status" className="sr-only">
        {news}
      </p>
      {points && (points.isUsed || points.maxUse > 0) && (
        <Balance
          title={`${points.balance} points`}
          about={points.isUsed ? `${points.used} used for this order` : points.rule}
          isUsed={points.isUsed}
          isSending={isSending(points.isUsed ? 'no points' : 'points')}
          onUse={() => change({ kind: 'points' })}
          onTakeOut={() => change({ kind: 'no points' })}
        />
      )}
      {credit && (
        <Balance
          title={`${formatMoney(credit.balanceCents)} store credit`}
          about={credit.isUsed ? `${formatMoney(credit.usedCents)} used for this order` : ''}
          isUsed={credit.isUsed}
          isSending={isSending(credit.isUsed ? 'no credit' : 'credit')}
          onUse={() => change({ kind: 'credit' })}
          onTakeOut={() => change({ kind: 'no credit' })}
        />
      )}
      {cards.map(({ code, usedCents, balanceCents }) => (
        <Balance
          key={code}
          title={cardLabel(code)}
          about={`${formatMoney(usedCents)} used, ${formatMoney(balanceCents - usedCents)} left`}
          isUsed
          isSending={isSending('no card', code)}
          onTakeOut={() => change({ kind: 'no card', code })}
        />
      ))}
      {problem && problem.kind !== 'card' && (
        <p role="alert" className="text-sm font-medium text-danger">
          {problem.message}
        </p>
      )}
      <GiftCardForm
        problem={problem?.kind === 'card' ? problem.message : ''}
        isApplying={isSending('card')}
        onApply={(code, onRefused, onApplied) => change({ kind: 'card', code }, onRefused, onApplied)}
      />
      {earns > 0 && <p className="text-sm text-ink-soft">You’ll earn {earns} points once it is paid.</p>}
    </div>
  )
}

const NOTHING = () => {}

/** The change that is sent, its result for screen readers, and the reason of a refusal. */
function useBalances() {
  const [news, setNews] = useState('')
  const [problem, setProblem] = useState<{ kind: BalanceChange['kind']; message: string } | null>(null)
  const { mutate, isPending, variables } = useChangeBalance()
  return {
    news,
    problem,
    pending: isPending ? variables : null,
    change: (change: BalanceChange, onRefused = NOTHING, onApplied = NOTHING) =>
      mutate(change, {
        onSuccess: ({ grandTotalCents }) => {
          setProblem(null)
          setNews(`Total ${formatMoney(grandTotalCents)}.`)
          onApplied()
        },
        onError: (error) => {
          setProblem({ kind: change.kind, message: messageOf(error) })
          onRefused()
        },
      }),
  }
}

interface BalanceProps {
  title: string
  about: string
  isUsed: boolean
  isSending: boolean
  onUse?: () => void
  onTakeOut: () => void
}

/** One button that uses a balance or takes it out again, so that the focus stays on it. */
function Balance({ title, about, isUsed, isSending, onUse, onTakeOut }: BalanceProps) {
  const id = useId()
  return (
    <div className="flex items-center justify-between gap-4">
      <p id={id}>
        <span className="font-medium tabular-nums">{title}</span>
        {about && <span className="block text-sm text-ink-soft tabular-nums">{about}</span>}
      </p>
      <Button
        look="quiet"
        state={isSending ? 'sending' : 'normal'}
        loadingText={isUsed ? 'Removing' : 'Using'}
        aria-describedby={id}
        onClick={isUsed ? onTakeOut : onUse}
        className="-mr-3 shrink-0"
      >
        {isUsed ? 'Remove' : 'Use'}
      </Button>
    </div>
  )
}

interface GiftCardFormProps {
  problem: string
  isApplying: boolean
  onApply: (code: string, onRefused: () => void, onApplied: () => void) => void
}

/** The form for the code of a certificate opens in place of its button. */
function GiftCardForm({ problem, isApplying, onApply }: GiftCardFormProps) {
  const { isOpen, opener, open, close } = useOpenedForm()
  if (isOpen) {
    return (
      <Suspense fallback={<div className="h-[4.8125rem]" />}>
        <CodeForm
          label="Gift certificate code"
          code=""
          problem={problem}
          isApplying={isApplying}
          hasFocus
          onApply={(code, onRefused) => onApply(code, onRefused, close)}
        />
      </Suspense>
    )
  }
  return (
    <button
      ref={opener}
      type="button"
      onClick={open}
      className="-my-1.5 inline-flex min-h-11 cursor-pointer items-center justify-self-start font-medium underline underline-offset-4"
    >
      Use a gift certificate
    </button>
  )
}
