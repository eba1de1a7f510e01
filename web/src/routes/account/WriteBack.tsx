import { TICKET_FILES_MAX } from '@kea/shared/constants/tickets'
import type { TicketMessageForm } from '@kea/shared/schemas/tickets'
import { useForm } from 'react-hook-form'
import { errorOf } from '~/features/forms/field-problems'
import { PhotoField } from '~/features/forms/photos/PhotoField'
import { SubmitForm } from '~/features/forms/SubmitForm'
import { useLazyRules } from '~/features/forms/use-lazy-rules'
import { useSubmit } from '~/features/forms/use-submit'
import { showToast } from '~/lib/toast'
import { TextAreaField } from '~/ui/Field'
import { writeBack } from './order-tickets'

const loadRules = async () => (await import('@kea/shared/schemas/tickets')).ticketMessageForm
const LABELS = { message: 'Your message', files: 'Photos and PDFs' }
const EMPTY: TicketMessageForm = { message: '', files: [] }

/** The form of a further message. */
export function WriteBack({ uid, onSent }: { uid: string; onSent: () => void }) {
  const form = useForm<TicketMessageForm>({ resolver: useLazyRules(loadRules), defaultValues: EMPTY })
  const request = useSubmit(
    (message: TicketMessageForm) => writeBack(uid, message),
    () => {
      showToast('We have your message.')
      onSent()
    },
  )
  return (
    <div className="mt-5 max-w-2xl">
      <SubmitForm form={form} labels={LABELS} request={request} submitLabel="Send" pendingLabel="Sending">
        <TextAreaField
          label={LABELS.message}
          rows={4}
          error={errorOf(form.formState.errors.message)}
          {...form.register('message')}
        />
        <PhotoField
          control={form.control}
          name="files"
          label={LABELS.files}
          hint="Show us what you mean."
          optional
          hasDocuments
          max={TICKET_FILES_MAX}
        />
      </SubmitForm>
    </div>
  )
}
