import { type ComponentProps, type ReactNode, type Ref, useCallback, useLayoutEffect, useRef } from 'react'
import { Link } from 'react-router-dom'
import { classNames } from '~/lib/class-names'
import { attachBoth } from './attach-both'
import { Spinner } from './Spinner'

export type ButtonLook = 'primary' | 'secondary' | 'quiet'

const SHAPE =
  'inline-flex min-h-12 cursor-pointer items-center justify-center gap-2 rounded-full text-center font-semibold no-underline transition-colors duration-150 disabled:cursor-not-allowed'

const LOOKS: Record<ButtonLook, string> = {
  primary: 'bg-kea px-6 text-paper hover:bg-kea-deep disabled:bg-line disabled:text-ink-soft',
  secondary: 'border border-control bg-paper px-6 text-ink hover:border-ink hover:bg-mist disabled:text-ink-soft',
  quiet: 'px-3 text-kea underline-offset-4 hover:underline disabled:text-ink-soft',
}

export const buttonClass = (look: ButtonLook, extra?: string) => classNames(SHAPE, LOOKS[look], extra)

interface ButtonProps extends Omit<ComponentProps<'button'>, 'disabled'> {
  look?: ButtonLook
  /** A sending button is disabled. A button that is out of stock says so in place of its label. */
  state?: 'normal' | 'sending' | 'out-of-stock'
  loadingText?: string
}

/** A button. `type` is `button` by default, so no button submits a form by accident. */
export function Button(props: ButtonProps) {
  const { look = 'primary', state = 'normal', loadingText, children, className, ref, ...rest } = props
  const attach = useFocusBack(state === 'sending', ref)
  return (
    <button
      type="button"
      {...rest}
      ref={attach}
      disabled={state !== 'normal'}
      aria-busy={state === 'sending' || undefined}
      className={buttonClass(look, className)}
    >
      {label(state, children, loadingText)}
    </button>
  )
}

/** A disabled button loses the focus. It gets the focus back after sending, unless another element has it. */
function useFocusBack(isSending: boolean, given: Ref<HTMLButtonElement> | undefined) {
  const own = useRef<HTMLButtonElement>(null)
  const hadFocus = useRef(false)
  useLayoutEffect(() => {
    if (isSending) hadFocus.current = document.activeElement === own.current
    else if (hadFocus.current && document.activeElement === document.body) own.current?.focus({ preventScroll: true })
  }, [isSending])
  return useCallback((button: HTMLButtonElement) => attachBoth(button, own, given), [given])
}

function label(state: ButtonProps['state'], children: ReactNode, loadingText?: string): ReactNode {
  if (state === 'out-of-stock') return 'OUT OF STOCK'
  if (state !== 'sending') return children
  return (
    <>
      <Spinner />
      {loadingText ?? children}
    </>
  )
}

interface ButtonLinkProps extends ComponentProps<typeof Link> {
  look?: ButtonLook
}

/** A link with the look of a button. */
export function ButtonLink({ look = 'primary', className, ...rest }: ButtonLinkProps) {
  return <Link {...rest} className={buttonClass(look, className)} />
}
