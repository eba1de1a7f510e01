import type { ReactNode } from 'react'
import { Alert } from './Alert'
import { Button } from './Button'

interface RetryAlertProps {
  /** What failed, and that no data is lost. */
  children: ReactNode
  isTrying: boolean
  onRetry: () => void
}

/** A failed request with a button to retry it. */
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
