// Sends the first request of the design tool. The document starts this script before the shop has loaded.
import { DesignProductDocument, ToolProductsDocument } from '~/api/__generated__/graphql'
import { sendEarlyQuery } from '~/api/early-requests'
import { readToolAddress } from './tool-address'

const { sku, tool } = readToolAddress(location)
if (sku) sendEarlyQuery(DesignProductDocument, { sku })
else sendEarlyQuery(ToolProductsDocument, { tool })
