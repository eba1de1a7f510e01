/** Path of the store. A POST makes what belongs to the guest key the customer's: uploads, designs and links for a phone. */
export const HANDOVER_PATH = '/guest-key/handover'
