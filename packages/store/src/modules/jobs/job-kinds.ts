/** All kinds of jobs. The table accepts any text, so a new kind is a line here and a handler in the service. */
export const JOB_KINDS = ['order_mail', 'expire_order', 'refund'] as const

export type JobKind = (typeof JOB_KINDS)[number]

export const isJobKind = (kind: string): kind is JobKind => (JOB_KINDS as readonly string[]).includes(kind)
