import { routeOf, routes } from '@kea/shared/routes'
import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { queryClient } from '~/api/query-client'
import { forgetCustomer } from '~/features/customer/customer-requests'
import { comeBack, shownEmail } from '~/features/customer/follow-session'
import { hasPasswordQuery } from '~/features/customer/passwords/own-password'
import type { LoginQuestion } from '~/lib/login-question'
import { showToast } from '~/lib/toast'
import { Button } from '~/ui/Button'
import { Dialog } from '~/ui/Dialog'
import { LoginChoices } from './LoginChoices'

interface LoginAgainDialogProps {
  question: LoginQuestion
  isOpen: boolean
  onClose: () => void
}

const TEXTS = {
  ended: {
    title: 'Please log in again',
    lead: 'You have been logged out. Log in to carry on where you left off. What you entered is still here.',
    done: 'You have successfully logged in.',
    close: 'Carry on without my account',
  },
  proof: {
    title: 'Is that you?',
    lead: 'You’re about to add a new way to log in. Log in once more first, so we know it’s you.',
    done: 'Thanks, we know it’s you now.',
    close: 'Cancel',
  },
} as const

/** Asks a customer to log in again, whose session is over or too old. The page below keeps its entries. */
export function LoginAgainDialog({ question, isOpen, onClose }: LoginAgainDialogProps) {
  const { pathname } = useLocation()
  const { reason } = question
  const leave = () => {
    if (reason === 'proof') return question.answer(false)
    forgetCustomer()
    // A new document, so that nothing of the customer stays in memory.
    if (routeOf(pathname)?.needsCustomer) location.assign(routes.home())
    else question.answer(false)
  }
  return (
    <Dialog title={TEXTS[reason].title} open={isOpen} onClose={onClose}>
      <LoginAgain question={question} />
      <Button look="quiet" className="mt-4" onClick={leave}>
        {TEXTS[reason].close}
      </Button>
    </Dialog>
  )
}

function LoginAgain({ question }: { question: LoginQuestion }) {
  // A customer without a password can use a code.
  const [isByCode, setIsByCode] = useState(queryClient.getQueryData(hasPasswordQuery.queryKey) === false)
  const finish = async () => {
    const isBack = await comeBack().catch(() => false)
    if (isBack) showToast(TEXTS[question.reason].done)
    question.answer(isBack)
  }
  return (
    <>
      <p className="mb-6 max-w-prose text-ink-soft">{TEXTS[question.reason].lead}</p>
      <LoginChoices
        email={shownEmail()}
        isByCode={isByCode}
        change={() => (
          <Button look="quiet" className="-ml-3" onClick={() => setIsByCode(!isByCode)}>
            {isByCode ? 'Use my password' : 'Email me a code instead'}
          </Button>
        )}
        onDone={finish}
        onPassword={finish}
        onSocial={finish}
        isOverPage
      />
    </>
  )
}
