import { isKnownPostcode, isPostcode } from '@kea/shared/delivery/postcode-regions'

/** Asks about a postcode that no place has; null for others. Our list may be older than the postcode, so it is taken. */
export const unknownPostcode = (postcode: string): string | null =>
  isPostcode(postcode) && !isKnownPostcode(postcode)
    ? `We don’t know the postcode ${postcode}. If it’s right, just carry on.`
    : null
