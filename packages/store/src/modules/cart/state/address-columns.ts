import type { Address } from './cart'

/** The columns of cart_addresses and order_addresses besides their owner, with the fields that they store. */
const FIELDS: Readonly<Record<string, keyof Address | 'kind'>> = {
  kind: 'kind',
  firstname: 'firstname',
  lastname: 'lastname',
  company: 'company',
  street: 'street',
  city: 'city',
  region: 'region',
  region_id: 'regionId',
  postcode: 'postcode',
  country_code: 'countryCode',
  telephone: 'telephone',
  vat_id: 'vatId',
  prefix: 'prefix',
  middlename: 'middlename',
  suffix: 'suffix',
  fax: 'fax',
}

export const ADDRESS_COLUMNS = Object.keys(FIELDS)

/** Their values in a row of `json_each`. */
export const ADDRESS_VALUES = Object.values(FIELDS).map((name) => `value ->> '$.${name}'`)
