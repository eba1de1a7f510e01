import type { Services } from './services'

/** The context of resolvers. */
export interface Context {
  requestId: string
  storeCode: string
  services: Services
}
