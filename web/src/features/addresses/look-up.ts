import { AddressLookUpDocument } from '~/api/__generated__/documents/AddressLookUp'
import type { AddressLine, AddressLookUpQuery } from '~/api/__generated__/types'
import { gqlQuery } from '~/api/query'
import { STALE } from '~/api/query-client'
import type { SuggestOption } from '~/ui/SuggestField'

/** An address, or a place without a street, that the form can take; '' for what it does not say. */
export interface FoundAddress {
  street: string
  suburb: string
  city: string
  region: string
  postcode: string
}

export interface Found {
  /** Without it only suburbs and towns are worth asking for. */
  findsStreets: boolean
  addresses: FoundAddress[]
}

const toFound = ({ addressLookUp: { finds_streets, suggestions } }: AddressLookUpQuery): Found => ({
  findsStreets: finds_streets,
  addresses: suggestions.map(({ street, suburb, city, region, postcode }) => ({
    street: street ?? '',
    suburb: suburb ?? '',
    city,
    region: region ?? '',
    postcode,
  })),
})

export const lookUpQuery = (text: string, line: AddressLine) =>
  gqlQuery(AddressLookUpDocument, { text, line }, toFound, STALE.forever)

const joined = (...parts: string[]): string => parts.filter((part) => part !== '').join(', ')

/** The key of an option is the whole address. */
export function optionOf({ street, suburb, city, postcode }: FoundAddress): SuggestOption {
  const lines = [street, suburb, `${city} ${postcode}`].filter((part) => part !== '')
  const [text = '', ...rest] = street === '' && suburb === '' ? [city, postcode] : lines
  return { key: joined(street, suburb, city, postcode), text, detail: joined(...rest) }
}
