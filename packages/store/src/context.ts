/** What resolvers get with a request. */
export interface Context {
  requestId: string
}
