import type { Services } from './services'

/** What resolvers get with a request. */
export interface Context {
  requestId: string
  storeCode: string
  services: Services
}
