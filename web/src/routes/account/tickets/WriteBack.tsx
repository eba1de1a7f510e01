import type { TicketMessageForm } from '@kea/shared/schemas/tickets'
import { useForm } from 'react-hook-form'
import { fieldProps } from '~/features/forms/field-props'
import { SubmitForm } from '~/features/forms/SubmitForm'
import { useLazyRules } from '~/features/forms/use-lazy-rules'
import { useSubmit } from '~/features/forms/use-submit'
import { showToast } from '~/lib/toast'
import { TextAreaField } from '~/ui/Field'
import { writeBack } from './order-tickets'
import { MESSAGE_LABELS, TicketFilesField } from './TicketFilesField'

const loadRules = async () => (await import('@kea/shared/schemas/tickets')).ticketMessageForm
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
      <SubmitForm form={form} labels={MESSAGE_LABELS} request={request} submitLabel="Send" pendingLabel="Sending">
        <TextAreaField rows={4} {...fieldProps(form, MESSAGE_LABELS)('message')} />
        <TicketFilesField control={form.control} name="files" hint="Show us what you mean." />
      </SubmitForm>
    </div>
  )
}
