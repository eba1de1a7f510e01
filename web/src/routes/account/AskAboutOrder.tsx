import { accountPath } from '@kea/shared/account-routes'
import { TICKET_FILES_MAX } from '@kea/shared/constants/tickets'
import type { TicketForm } from '@kea/shared/schemas/tickets'
import { useForm } from 'react-hook-form'
import { useNavigate } from 'react-router-dom'
import { errorOf } from '~/features/forms/field-problems'
import { PhotoField } from '~/features/forms/photos/PhotoField'
import { SubmitForm } from '~/features/forms/SubmitForm'
import { useLazyRules } from '~/features/forms/use-lazy-rules'
import { useSubmit } from '~/features/forms/use-submit'
import { showToast } from '~/lib/toast'
import { TextAreaField, TextField } from '~/ui/Field'
import { AccountSection } from './AccountSection'
import { askAboutOrder } from './order-tickets'

const loadRules = async () => (await import('@kea/shared/schemas/tickets')).ticketForm
const LABELS = { subject: 'What is it about?', message: 'Your message', files: 'Photos and PDFs' }
const EMPTY: TicketForm = { subject: '', message: '', files: [] }

/** The form of a new question about an order. */
export function AskAboutOrder({ order }: { order: string }) {
  const navigate = useNavigate()
  const form = useForm<TicketForm>({ resolver: useLazyRules(loadRules), defaultValues: EMPTY })
  const { errors } = form.formState
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
          <TextField label={LABELS.subject} error={errorOf(errors.subject)} {...form.register('subject')} />
          <TextAreaField
            label={LABELS.message}
            rows={6}
            error={errorOf(errors.message)}
            {...form.register('message')}
          />
          <PhotoField
            control={form.control}
            name="files"
            label={LABELS.files}
            hint="Show us what is not right."
            optional
            hasDocuments
            max={TICKET_FILES_MAX}
          />
        </SubmitForm>
      </div>
    </AccountSection>
  )
}
