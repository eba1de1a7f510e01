/** Base path of the REST API, at the edge and at the store. */
export const REST_PATH = '/rest/V1'
/** The part of the API that needs no authentication. */
export const REVIEW_SUMMARY = /^\/reviews\/summary$/
export const PRODUCT_REVIEWS = /^\/reviews\/products\/(\d{1,10})$/
/** Asks for a link for a new password. */
export const FORGOT_PASSWORD = '/customers/password'
