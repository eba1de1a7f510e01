// Sends the first request of the design tool, and keeps a photo that is chosen before the tool has opened. The document
// starts this script before the shop has loaded.
import { FIRST_PHOTO_ID, OPENING_WITH_PHOTO } from '@kea/shared/first-view/first-photo'
import { DesignProductDocument } from '~/api/__generated__/documents/DesignProduct'
import { ToolProductsDocument } from '~/api/__generated__/documents/ToolProducts'
import { sendEarlyQuery } from '~/api/early-requests'
import { watchInput } from '~/lib/pending-photo'
import { photoAccept } from '~/lib/photos/photo-accept'
import { readToolAddress } from './tool-address'

const { sku, tool } = readToolAddress(location)
if (sku) sendEarlyQuery(DesignProductDocument, { sku })
else sendEarlyQuery(ToolProductsDocument, { tool })

const input = document.querySelector<HTMLInputElement>(`input#${FIRST_PHOTO_ID}`)
if (input) {
  input.accept = photoAccept()
  watchInput(input, () => {
    const label = input.parentElement
    const status = label?.previousElementSibling
    if (status) status.textContent = OPENING_WITH_PHOTO
    label?.remove()
  })
}
