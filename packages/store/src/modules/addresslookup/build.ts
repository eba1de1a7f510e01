import type { ServiceRequest } from '../../service-request'
import { createNzPost } from './nz-post'
import { createAddressLookUp } from './service'

export function buildAddressLookUp({ settings, clock, externalFetch, onError }: ServiceRequest) {
  const { NZ_POST_CLIENT_ID, NZ_POST_CLIENT_SECRET, NZ_POST_ORIGIN, NZ_POST_LOGIN_ORIGIN } = settings
  const account = NZ_POST_CLIENT_ID &&
    NZ_POST_CLIENT_SECRET && {
      origin: NZ_POST_ORIGIN,
      loginOrigin: NZ_POST_LOGIN_ORIGIN,
      clientId: NZ_POST_CLIENT_ID,
      clientSecret: NZ_POST_CLIENT_SECRET,
    }
  return createAddressLookUp({ streets: account ? createNzPost(account, externalFetch, clock) : null, onError })
}
