import type { Resolvers } from '../../__generated__/resolvers'
import type { Country as CountryType } from '../../__generated__/types'
import type { Country } from './repo'
import { CURRENCY_SYMBOL, storeConfig } from './store-config'

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
    configvalues: (_, { fields }, { services }) => services.settings.publicValues(fields),
    countries: async (_, __, { services }) => (await services.settings.countries()).map(toCountry),
    country: async (_, { id }, { services }) => {
      const country = (await services.settings.countries()).find(({ code }) => code === id)
      return country ? toCountry(country) : null
    },
    currency: () => ({
      base_currency_code: 'NZD',
      base_currency_symbol: CURRENCY_SYMBOL,
      default_display_currency_code: 'NZD',
      default_display_currency_symbol: CURRENCY_SYMBOL,
      default_display_currecy_code: 'NZD',
      default_display_currecy_symbol: CURRENCY_SYMBOL,
      available_currency_codes: ['NZD'],
      exchange_rates: [],
    }),
    storeConfig: (_, __, context) => storeConfig(context),
    availableStores: async (_, __, context) => [await storeConfig(context)],
  },
}
