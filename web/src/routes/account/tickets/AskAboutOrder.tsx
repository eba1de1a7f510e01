import { accountPath } from '@kea/shared/account-routes'
import type { TicketForm } from '@kea/shared/schemas/tickets'
import { useForm } from 'react-hook-form'
import { useNavigate } from 'react-router-dom'
import { fieldProps } from '~/features/forms/field-props'
import { SubmitForm } from '~/features/forms/SubmitForm'
import { useLazyRules } from '~/features/forms/use-lazy-rules'
import { useSubmit } from '~/features/forms/use-submit'
import { showToast } from '~/lib/toast'
import { TextAreaField, TextField } from '~/ui/Field'
import { AccountSection } from '../frame/AccountSection'
import { askAboutOrder } from './order-tickets'
import { MESSAGE_LABELS, TicketFilesField } from './TicketFilesField'

const loadRules = async () => (await import('@kea/shared/schemas/tickets')).ticketForm
const LABELS = { subject: 'What is it about?', ...MESSAGE_LABELS }
const EMPTY: TicketForm = { subject: '', message: '', files: [] }

/** The form of a new question about an order. */
export function AskAboutOrder({ order }: { order: string }) {
  const navigate = useNavigate()
  const form = useForm<TicketForm>({ resolver: useLazyRules(loadRules), defaultValues: EMPTY })
  const field = fieldProps(form, LABELS)
  const request = useSubmit(
    (ticket: TicketForm) => askAboutOrder(order, ticket),
    () => {
      showToast('We have your question and answer by email.')
      navigate(accountPath('ordertickets'))
    },
  )
  return (
    <AccountSection title={`Ask about order ${order}`}>
      <div className="mb-10 max-w-2xl">
        <SubmitForm form={form} labels={LABELS} request={request} submitLabel="Send" pendingLabel="Sending">
          <TextField {...field('subject')} />
          <TextAreaField rows={6} {...field('message')} />
          <TicketFilesField control={form.control} name="files" hint="Show us what is not right." />
        </SubmitForm>
      </div>
    </AccountSection>
  )
}
