import type { ReactNode } from 'react'
import { Alert } from './Alert'
import { Button } from './Button'

interface RetryAlertProps {
  /** What failed, and that nothing is lost. */
  children: ReactNode
  isTrying: boolean
  onRetry: () => void
}

/** What could not be fetched, and the button that asks for it again. */
export function RetryAlert({ children, isTrying, onRetry }: RetryAlertProps) {
  return (
    <Alert className="mt-8 max-w-2xl">
      {children}
      <Button
        look="secondary"
        className="mt-4"
        state={isTrying ? 'sending' : 'normal'}
        loadingText="Trying again"
        onClick={onRetry}
      >
        Try again
      </Button>
    </Alert>
  )
}
