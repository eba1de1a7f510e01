// Sends the first requests of the checkout. The document starts this script before the shop has loaded.
import { COUNTRY } from '@kea/shared/constants/business'
import { AddressRegionsDocument } from '~/api/__generated__/documents/AddressRegions'
import { sendEarlyQuery } from '~/api/early-requests'
import { sendEarlyCart } from '~/features/cart/early-cart'

sendEarlyCart()
sendEarlyQuery(AddressRegionsDocument, { country: COUNTRY })
