// Sends the first request of the search results. The document starts this script before the shop has loaded.
import { SEARCH_PATH } from '@kea/shared/search/search'
import { sendEarly } from '~/api/early-requests'
import { searchBody, searchOf } from '~/features/search/search-request'
import { fieldsOf } from '~/lib/fields-of'

/** The search settings in the page data of the document. */
function settingsInDocument(): Readonly<Record<string, unknown>> {
  try {
    const page: unknown = JSON.parse(document.getElementById('page-data')?.textContent ?? '')
    return fieldsOf(fieldsOf(fieldsOf(page).settings).search)
  } catch {
    return {}
  }
}

const { index, account } = settingsInDocument()
const request = searchOf(location.search)
// A hosted index has another address and a key.
if (typeof index === 'string' && !account && request.text !== '') {
  sendEarly(SEARCH_PATH, searchBody({ index }, request))
}
