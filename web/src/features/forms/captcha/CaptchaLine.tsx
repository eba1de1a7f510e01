import { Check, ShieldCheck } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { Button } from '~/ui/Button'
import { Spinner } from '~/ui/Spinner'
import type { Captcha, CaptchaState } from './use-captcha'

const LINES: Record<Exclude<CaptchaState, 'failed'>, { icon: ReactNode; text: string }> = {
  idle: {
    icon: <ShieldCheck aria-hidden="true" className="size-4 shrink-0" />,
    text: 'Your browser checks that you are not a robot. You don’t need to do anything.',
  },
  working: { icon: <Spinner />, text: 'Checking that you are not a robot. This takes a moment.' },
  done: { icon: <Check aria-hidden="true" className="size-4 shrink-0" />, text: 'Checked: not a robot.' },
}

/** The state of a form's captcha. The work starts on the first focus, so that it is mostly done before the submit. */
export function CaptchaLine({ captcha }: { captcha: Captcha }) {
  const line = useRef<HTMLDivElement>(null)
  const start = useRef(captcha.start)
  start.current = captcha.start
  useEffect(() => {
    const form = line.current?.closest('form')
    const begin = () => start.current()
    form?.addEventListener('focusin', begin, { once: true })
    return () => form?.removeEventListener('focusin', begin)
  }, [])
  return (
    <div ref={line} data-captcha={captcha.state} className="text-sm text-ink-soft">
      {captcha.state === 'failed' ? (
        <div role="alert" className="flex flex-wrap items-center gap-x-2 text-danger">
          <p>The robot check did not work.</p>
          <Button look="quiet" onClick={captcha.start}>
            Try again
          </Button>
        </div>
      ) : (
        <p className="flex items-center gap-2">
          {LINES[captcha.state].icon}
          {LINES[captcha.state].text}
        </p>
      )}
    </div>
  )
}
