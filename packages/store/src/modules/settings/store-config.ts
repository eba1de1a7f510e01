import { CART_DAYS, COUNTRY, STORE_ID, TIME_ZONE } from '@kea/shared/constants/business'
import { CLASSES_MIN, PASSWORD_MIN } from '@kea/shared/schemas/account'
import type { StoreConfig } from '../../__generated__/types'
import type { Context } from '../../context'
import { toUid } from '../../identity'

export const CURRENCY_SYMBOL = 'N$'

const NAMES = ['store_name', 'store_legal_name', 'default_title', 'default_description', 'guest_checkout']
/** Products of a page, if a client does not choose. */
const PER_PAGE = 24

/** Everything is at the shop's own address; nothing is said where it is not known. */
function addressesOf(origin: string) {
  const base = origin === '' ? null : `${origin}/`
  return {
    base_url: base,
    base_link_url: base,
    base_static_url: base,
    secure_base_url: base,
    secure_base_link_url: base,
    secure_base_static_url: base,
  }
}

/** The store's settings as Magento names them. Magento has flags as texts: '1' is yes. */
export async function storeConfig({
  services,
  storeCode,
}: Pick<Context, 'services' | 'storeCode'>): Promise<StoreConfig> {
  const [settings, root] = await Promise.all([services.settings.configValues(NAMES), services.categories.root()])
  const values = Object.fromEntries(settings.map(({ key, value }) => [key, value]))
  const name = values.store_name ?? null
  return {
    id: STORE_ID,
    store_code: storeCode,
    store_name: name,
    store_group_code: storeCode,
    store_group_name: name,
    store_sort_order: 0,
    website_code: storeCode,
    website_name: name,
    is_default_store: true,
    is_default_store_group: true,
    use_store_in_url: false,
    locale: 'en_NZ',
    base_currency_code: 'NZD',
    default_display_currency_code: 'NZD',
    timezone: TIME_ZONE,
    weight_unit: 'kgs',
    default_country: COUNTRY,
    countries_with_required_region: '',
    optional_zip_countries: '',
    is_guest_checkout_enabled: values.guest_checkout !== '0',
    cart_expires_in_days: CART_DAYS,
    minimum_password_length: String(PASSWORD_MIN),
    required_character_classes_number: String(CLASSES_MIN),
    product_reviews_enabled: '1',
    allow_guests_to_write_product_reviews: '1',
    magento_wishlist_general_is_enabled: '1',
    // Gift messages.
    allow_items: '0',
    allow_order: '0',
    root_category_uid: root && toUid(root.id),
    catalog_default_sort_by: 'position',
    list_mode: 'grid',
    grid_per_page: PER_PAGE,
    grid_per_page_values: String(PER_PAGE),
    list_per_page: PER_PAGE,
    list_per_page_values: String(PER_PAGE),
    category_fixed_product_tax_display_setting: 'FPT_DISABLED',
    product_fixed_product_tax_display_setting: 'FPT_DISABLED',
    sales_fixed_product_tax_display_setting: 'FPT_DISABLED',
    cms_home_page: 'home',
    default_title: values.default_title ?? null,
    default_description: values.default_description ?? null,
    copyright: values.store_legal_name ?? name,
    code: storeCode,
    website_id: STORE_ID,
    root_category_id: root?.id ?? null,
    category_url_suffix: '',
    product_url_suffix: '',
    show_cms_breadcrumbs: 1,
    autocomplete_on_storefront: true,
    payment_payflowpro_cc_vault_active: '0',
    ...addressesOf(services.settings.shopOrigin),
  }
}
