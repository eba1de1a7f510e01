/** Where the REST calls of the shop begin, at the edge and at its own store. */
export const REST_PATH = '/rest/V1'
/** Below it: what everybody may ask, without saying who asks. */
export const REVIEW_SUMMARY = /^\/reviews\/summary$/
export const PRODUCT_REVIEWS = /^\/reviews\/products\/(\d{1,10})$/
