import { routeOf, routes } from '@kea/shared/routes'
import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { forgetCustomer } from '~/features/customer/customer-requests'
import { comeBack, shownEmail } from '~/features/customer/follow-session'
import type { LoginQuestion } from '~/lib/login-question'
import { showToast } from '~/lib/toast'
import { Button } from '~/ui/Button'
import { Dialog } from '~/ui/Dialog'
import { Ways } from './Ways'

interface LoginAgainDialogProps {
  question: LoginQuestion
  isOpen: boolean
}

/** Asks a customer whose session is over to log in again. The page below keeps its entries. */
export function LoginAgainDialog({ question, isOpen }: LoginAgainDialogProps) {
  const { pathname } = useLocation()
  const goOnAsGuest = () => {
    forgetCustomer()
    // A new document, so that nothing of the customer stays in memory.
    if (routeOf(pathname)?.needsCustomer) location.assign(routes.home())
    else question.answer(false)
  }
  return (
    <Dialog title="Please log in again" open={isOpen} onClose={() => question.answer(false)}>
      <LoginAgain question={question} />
      <Button look="quiet" className="mt-4" onClick={goOnAsGuest}>
        Go on without my account
      </Button>
    </Dialog>
  )
}

function LoginAgain({ question }: { question: LoginQuestion }) {
  const [isByCode, setIsByCode] = useState(false)
  const finish = async () => {
    const isBack = await comeBack().catch(() => false)
    if (isBack) showToast('You have successfully logged in.')
    question.answer(isBack)
  }
  return (
    <>
      <p className="mb-6 max-w-prose text-ink-soft">
        You have been logged out. Log in to go on where you were. What you entered is still here.
      </p>
      <Ways
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
