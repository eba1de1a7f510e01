import { useLazyRules } from '~/features/forms/use-lazy-rules'

const loadForm = async () => (await import('@kea/shared/schemas/checkout-forms')).addressForm
const loadRules = async () => (await loadForm())(true)
/** Without a list of regions. */
const loadFreeRules = async () => (await loadForm())(false)

/** The rules of the address form. A region is required if there is a list of regions. */
export const useAddressRules = (regions: readonly string[]) =>
  useLazyRules(regions.length > 0 ? loadRules : loadFreeRules)
