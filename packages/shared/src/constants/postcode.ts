/** Apart from the form schemas: the estimates of the delivery load without them. */
export const POSTCODE_MESSAGE = 'Please enter a valid zip/postal code.'
