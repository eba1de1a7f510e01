import type { OrderAddressRow } from './repo'

type Name = Pick<OrderAddressRow, 'prefix' | 'firstname' | 'middlename' | 'lastname' | 'suffix'>

/** All parts of a name, as it is written on a parcel. */
export const fullName = ({ prefix, firstname, middlename, lastname, suffix }: Name): string =>
  [prefix, firstname, middlename, lastname, suffix].filter(Boolean).join(' ')

/** An address of an order, line by line. */
export const addressLines = (
  address: Name & Pick<OrderAddressRow, 'company' | 'street' | 'city' | 'postcode'>,
): string[] =>
  [
    fullName(address),
    address.company ?? '',
    ...address.street,
    [address.city, address.postcode].filter(Boolean).join(' '),
  ].filter((line) => line !== '')
