import { type ComponentProps, type ReactNode, useEffect, useRef } from 'react'
import { Button } from '~/ui/Button'
import { Form } from '~/ui/Form'
import { CaptchaLine } from './captcha/CaptchaLine'
import type { Captcha } from './captcha/use-captcha'

interface ShopFormProps extends Omit<ComponentProps<typeof Form>, 'pendingLabel' | 'submitLabel'> {
  captcha: Captcha
  submitLabel?: string
  /** Replaces the form after it is sent; false before. */
  thanks: { title: string; text: ReactNode } | false
  onAgain: () => void
  againLabel: string
}

/** A form with its captcha. After it is sent, a confirmation replaces it. */
export function ShopForm(props: ShopFormProps) {
  const { captcha, submitLabel = 'Submit', thanks, onAgain, againLabel, children, ...form } = props
  return (
    <>
      <div aria-live="polite">
        {thanks && (
          <Thanks title={thanks.title} onAgain={onAgain} againLabel={againLabel}>
            {thanks.text}
          </Thanks>
        )}
      </div>
      {!thanks && (
        <Form {...form} submitLabel={submitLabel} pendingLabel="Sending">
          {children}
          <CaptchaLine captcha={captcha} />
        </Form>
      )}
    </>
  )
}

interface ThanksProps {
  title: string
  onAgain: () => void
  againLabel: string
  children: ReactNode
}

function Thanks({ title, onAgain, againLabel, children }: ThanksProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    // The focused submit button is removed, so the focus moves to the heading.
    heading.current?.focus()
  }, [])
  return (
    <div className="rounded-picture bg-kea-mist p-6 lg:p-8">
      <h2 ref={heading} tabIndex={-1} className="font-display text-subheading font-bold outline-none">
        {title}
      </h2>
      <div className="mt-3 grid gap-3">{children}</div>
      <Button look="secondary" onClick={onAgain} className="mt-6">
        {againLabel}
      </Button>
    </div>
  )
}
