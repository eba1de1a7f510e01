/** Path of the store. A POST makes what belongs to the guest key the customer's: uploads, designs and links for a phone. */
export const HANDOVER_PATH = '/guest-key/handover'

/** Status of a session that is kept apart from the guest: nothing moves. */
export const HANDOVER_APART = 409
