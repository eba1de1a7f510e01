// Sends the first request of the design tool. The document starts this script before the shop has loaded.
import { DesignProductDocument } from '~/api/__generated__/graphql'
import { sendEarlyQuery } from '~/api/early-requests'
import { skuOf } from './tool-sku'

sendEarlyQuery(DesignProductDocument, { sku: skuOf(location) })
