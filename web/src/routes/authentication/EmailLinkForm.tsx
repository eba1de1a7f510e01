import { useForm } from 'react-hook-form'
import { SubmitForm } from '~/features/forms/SubmitForm'
import { useLazyRules } from '~/features/forms/use-lazy-rules'
import { useSubmit } from '~/features/forms/use-submit'
import { TextField } from '~/ui/Field'

const loadRules = async () => (await import('@kea/shared/schemas/account')).emailForm

interface EmailLinkFormProps {
  /** Asks for the mail. Answers the message for the shopper. */
  send: (email: string) => Promise<string>
  onSent: (message: string) => void
}

/** Asks for a mail with a link. */
export function EmailLinkForm({ send, onSent }: EmailLinkFormProps) {
  const form = useForm({ resolver: useLazyRules<{ email: string }>(loadRules), defaultValues: { email: '' } })
  const request = useSubmit(({ email }: { email: string }) => send(email), onSent)
  return (
    <SubmitForm form={form} labels={{ email: 'Email' }} request={request} submitLabel="SUBMIT" pendingLabel="Sending">
      <TextField
        label="Email"
        type="email"
        inputMode="email"
        autoComplete="username"
        error={form.formState.errors.email?.message}
        {...form.register('email')}
      />
    </SubmitForm>
  )
}
