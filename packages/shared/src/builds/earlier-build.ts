/** Response header of a file that is not of the build that shoppers get now. */
export const EARLIER_BUILD = 'x-earlier-build'
