import { Button } from '~/ui/Button'
import { TextField } from '~/ui/Field'
import { useSignup } from './use-signup'

/** One field and one button. The captcha is solved in the background before the button is pressed. */
export function SignupForm({ path, pageId, label }: { path: string; pageId: number; label: string }) {
  const { field, pending, problem, confirmation, prepare, submit } = useSignup({ path, pageId })
  return (
    <form
      onSubmit={submit}
      onFocus={prepare}
      noValidate
      aria-label="Newsletter"
      className="grid items-start gap-3 sm:grid-cols-[1fr_auto]"
    >
      <TextField
        {...field}
        type="email"
        inputMode="email"
        autoComplete="email"
        label={label}
        error={problem}
        className="min-w-0"
      />
      <Button type="submit" state={pending ? 'sending' : 'normal'} loadingText="Sending" className="sm:mt-[1.8125rem]">
        Subscribe
      </Button>
      <p role="status" className="font-medium text-kea empty:hidden sm:col-span-2">
        {confirmation}
      </p>
    </form>
  )
}
