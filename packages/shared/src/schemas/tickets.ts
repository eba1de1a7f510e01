import { z } from 'zod'
import { TICKET_FILES_MAX, TICKET_MESSAGE_MAX, TICKET_SUBJECT_MAX } from '../constants/tickets'
import { REQUIRED_MESSAGE, uploads } from './fields'
import './zod-without-eval'

const subject = z
  .string()
  .trim()
  .min(1, REQUIRED_MESSAGE)
  .max(TICKET_SUBJECT_MAX, `Keep it to ${TICKET_SUBJECT_MAX} characters.`)
const message = z
  .string()
  .trim()
  .min(1, REQUIRED_MESSAGE)
  .max(TICKET_MESSAGE_MAX, `Keep your message to ${TICKET_MESSAGE_MAX} characters.`)
const files = uploads('files').max(TICKET_FILES_MAX, `Send at most ${TICKET_FILES_MAX} files.`)

/** A question about an order. */
export const ticketForm = z.object({ subject, message, files })
export type TicketForm = z.infer<typeof ticketForm>

/** A further message of a ticket. */
export const ticketMessageForm = z.object({ message, files })
export type TicketMessageForm = z.infer<typeof ticketMessageForm>
