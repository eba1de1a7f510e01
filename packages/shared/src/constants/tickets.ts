/** Limits of a question about an order. */
export const TICKET_SUBJECT_MAX = 120
export const TICKET_MESSAGE_MAX = 4000
export const TICKET_FILES_MAX = 5
