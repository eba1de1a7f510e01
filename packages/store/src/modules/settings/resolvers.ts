import { CART_DAYS, COUNTRY, STORE_ID, TIME_ZONE } from '@kea/shared/constants/business'
import type { Resolvers } from '../../__generated__/resolvers'
import type { Country as CountryType } from '../../__generated__/types'
import type { Country } from './repo'

const toCountry = (country: Country): CountryType => ({
  id: country.code,
  two_letter_abbreviation: country.code,
  three_letter_abbreviation: country.code3,
  full_name_locale: country.name,
  full_name_english: country.name,
  available_regions: country.regions.map(({ id, code, name }) => ({ id, code, name })),
})

export const settingsResolvers: Resolvers = {
  Query: {
    configvalues: (_, { fields }, { services }) => services.settings.configValues(fields),
    countries: async (_, __, { services }) => (await services.settings.countries()).map(toCountry),
    country: async (_, { id }, { services }) => {
      const country = (await services.settings.countries()).find(({ code }) => code === id)
      return country ? toCountry(country) : null
    },
    storeConfig: async (_, __, { services, storeCode }) => {
      const names = ['store_name', 'store_legal_name', 'default_title', 'default_description']
      const values = Object.fromEntries(
        (await services.settings.configValues(names)).map(({ key, value }) => [key, value]),
      )
      return {
        id: STORE_ID,
        store_code: storeCode,
        store_name: values.store_name ?? null,
        website_code: storeCode,
        locale: 'en_NZ',
        base_currency_code: 'NZD',
        default_display_currency_code: 'NZD',
        timezone: TIME_ZONE,
        default_country: COUNTRY,
        countries_with_required_region: '',
        optional_zip_countries: '',
        is_guest_checkout_enabled: true,
        cart_expires_in_days: CART_DAYS,
        cms_home_page: 'home',
        default_title: values.default_title ?? null,
        default_description: values.default_description ?? null,
        copyright: values.store_legal_name ?? values.store_name ?? null,
      }
    },
  },
}
