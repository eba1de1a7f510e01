import type { StoreSettings } from '../../env'
import type { CountryRow, RegionRow, SettingsRepo } from './repo'

export interface Country extends CountryRow {
  regions: RegionRow[]
}

/** As the shop calls itself in what it writes. */
export interface ShopNames {
  name: string
  email: string
}

/** Names a page may ask for at once; the shop has a few dozen. */
const FIELDS_MAX = 100
/** Worked out of the reviews, whatever the table of settings says. */
const RATING_FIELDS = ['average_rating', 'total_reviews']

interface SettingsParts {
  repo: SettingsRepo
  settings: StoreSettings
  /** Reviews of the whole shop. */
  siteFigures: () => Promise<{ count: number; average: number }>
}

export function createSettingsService({ repo, settings, siteFigures }: SettingsParts) {
  let countries: Promise<Country[]> | undefined
  const readCountries = async () => {
    const { countries, regions } = await repo.countries()
    return countries.map((country) => ({
      ...country,
      regions: regions.filter((region) => region.country_code === country.code),
    }))
  }

  const configValues = async (fields: readonly string[]): Promise<{ key: string; value: string }[]> => {
    const keys = [...new Set(fields)].slice(0, FIELDS_MAX)
    const values = await repo.configValues(keys)
    // How long an order waits for its transfer is a setting of the Worker: what is shown is what is done.
    values.set('bank_transfer_days', String(settings.BANK_TRANSFER_DAYS))
    if (keys.some((key) => RATING_FIELDS.includes(key))) {
      const { count, average } = await siteFigures()
      values.set('average_rating', average.toFixed(2))
      values.set('total_reviews', String(count))
    }
    return keys.flatMap((key) => {
      const value = values.get(key)
      return value === undefined ? [] : [{ key, value }]
    })
  }

  return {
    /** The values that exist, in the order asked for. */
    configValues,

    async names(): Promise<ShopNames> {
      const values = new Map((await configValues(['store_name', 'store_email'])).map(({ key, value }) => [key, value]))
      return { name: values.get('store_name') ?? '', email: values.get('store_email') ?? '' }
    },

    countries(): Promise<Country[]> {
      countries ??= readCountries()
      return countries
    },
  }
}

export type SettingsService = ReturnType<typeof createSettingsService>
