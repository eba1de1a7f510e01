import { TICKET_FILES_MAX } from '@kea/shared/constants/tickets'
import type { Control, FieldValues, Path } from 'react-hook-form'
import { PhotoField } from '~/features/forms/photos/PhotoField'

export const MESSAGE_LABELS = { message: 'Your message', files: 'Photos and PDFs' }

interface TicketFilesFieldProps<T extends FieldValues> {
  control: Control<T>
  name: Path<T>
  /** What they are for. */
  hint: string
}

/** The photos and PDFs of a message about an order. */
export const TicketFilesField = <T extends FieldValues>(props: TicketFilesFieldProps<T>) => (
  <PhotoField {...props} label={MESSAGE_LABELS.files} optional hasDocuments max={TICKET_FILES_MAX} />
)
