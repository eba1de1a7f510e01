import type { StoreSettings } from '../../env'
import { KNOWN_SETTINGS, PUBLIC_SETTINGS, settingProblem } from './known-settings'
import { ratingLineOf, recommendPercentOf } from './rating-lines'
import { type Country, type SettingsRepo, toCountries } from './repo'

/** The shop's name and address in its mails. */
export interface ShopNames {
  name: string
  email: string
}

/** Names per call; the shop has a few dozen. */
const FIELDS_MAX = 100
/** Computed from the reviews, or held to what they say. */
const RATING_FIELDS = ['average_rating', 'total_reviews', 'rating_line', 'recommend_percent']

/** The sample in seed/shop.json. No business has this number. */
const SAMPLE_GST_NUMBER = '000-000-000'

/** Review figures of the whole shop. */
export type SiteFigures = () => Promise<{ count: number; average: number; byStars: readonly number[] }>

interface SettingsParts {
  /** The shop's origin, from the edge. */
  shopOrigin: string
  repo: SettingsRepo
  settings: StoreSettings
  siteFigures: SiteFigures
}

export function createSettingsService({ repo, settings, shopOrigin, siteFigures }: SettingsParts) {
  let countries: Promise<Country[]> | undefined
  const readCountries = async () => toCountries((await repo.countries().all()).results)

  /** The GST number, '' for none. In production the sample must not be on invoices. */
  const gstNumberOf = (stored: string): string =>
    settings.MODE === 'production' && stored === SAMPLE_GST_NUMBER ? '' : stored

  const configValues = async (fields: readonly string[]): Promise<{ key: string; value: string }[]> => {
    const keys = [...new Set(fields)].slice(0, FIELDS_MAX)
    const values = await repo.configValues(keys)
    // The days until a bank transfer are a setting of the Worker, so the shown value is the one in use.
    values.set('bank_transfer_days', String(settings.BANK_TRANSFER_DAYS))
    const gstNumber = values.get('gst_number')
    if (gstNumber !== undefined) values.set('gst_number', gstNumberOf(gstNumber))
    if (keys.some((key) => RATING_FIELDS.includes(key))) {
      const { count, average, byStars } = await siteFigures()
      values.set('average_rating', average.toFixed(2))
      values.set('total_reviews', String(count))
      values.set('rating_line', ratingLineOf(values.get('rating_line') ?? '', byStars))
      values.set('recommend_percent', recommendPercentOf(values.get('recommend_percent') ?? '', byStars))
    }
    return keys.flatMap((key) => {
      const value = values.get(key)
      return value === undefined ? [] : [{ key, value }]
    })
  }

  return {
    shopOrigin,

    /** The existing values, in the order of `fields`. */
    configValues,

    /** The same for everybody: only those that anybody may ask for. */
    publicValues: (fields: readonly string[]) => configValues(fields.filter((name) => PUBLIC_SETTINGS.has(name))),

    gstNumberOf,

    /** All settings with their values; null for a setting without a value. */
    async list(): Promise<{ key: string; value: string | null }[]> {
      const values = new Map((await repo.all()).map(({ key, value }) => [key, value]))
      return Object.keys(KNOWN_SETTINGS).map((key) => ({ key, value: values.get(key) ?? null }))
    },

    /** Answers why the value is not valid; null if it was stored. */
    async set(key: string, value: string): Promise<string | null> {
      const problem = settingProblem(key, value)
      if (problem === null) await repo.set(key, value)
      return problem
    },

    /** Whether a customer's GST number may be one of New Zealand. */
    async takesNewZealandGst(): Promise<boolean> {
      const [setting] = await configValues(['accept_nz_gst_numbers'])
      return setting?.value === '1'
    },

    async names(): Promise<ShopNames> {
      const values = new Map((await configValues(['store_name', 'store_email'])).map(({ key, value }) => [key, value]))
      return { name: values.get('store_name') ?? '', email: values.get('store_email') ?? '' }
    },

    /** For the batch that reads a cart; its rows are for `toCountries`. */
    countriesRead: (): D1PreparedStatement => repo.countries(),

    countries(): Promise<Country[]> {
      countries ??= readCountries()
      return countries
    },
  }
}

export type SettingsService = ReturnType<typeof createSettingsService>
