import { gstForm, profile } from '@kea/shared/schemas/account'
import type { CustomerUpdateInput } from '../../__generated__/types'
import { readForm } from '../../read-form'
import { inputRefusal } from '../../refusal'
import type { CustomerRow } from '../customers/repo'
import type { CustomersService } from '../customers/service'
import type { NewsletterService } from '../newsletter/service'
import type { SettingsService } from '../settings/service'
import type { ProfileRepo } from './repo'

interface Dependencies {
  repo: ProfileRepo
  customers: Pick<CustomersService, 'current'>
  newsletter: Pick<NewsletterService, 'subscribe' | 'end' | 'consentOf'>
  settings: Pick<SettingsService, 'takesNewZealandGst'>
}

/** Magento's numbers: male, female, not specified. */
const GENDERS = [1, 2, 3]

/** A field that the input leaves out keeps its value; null empties it. */
const kept = (given: string | null | undefined, before: string | null): string =>
  given === undefined ? (before ?? '') : (given ?? '')

const genderOf = ({ gender }: CustomerUpdateInput, before: number | null): number | null => {
  if (gender === undefined) return before
  if (gender !== null && !GENDERS.includes(gender)) throw inputRefusal('Invalid value of "gender".')
  return gender
}

export function createProfileService({ repo, customers, newsletter, settings }: Dependencies) {
  return {
    /** What the customer has said about the newsletter. */
    consentOf: (email: string) => newsletter.consentOf(email),

    /** Changes the caller only, and only the fields that the input names. */
    async update(input: CustomerUpdateInput): Promise<CustomerRow> {
      const before = customers.current()
      if (input.custom_attributes?.length) throw inputRefusal('A customer has no custom attributes in this shop.')
      // An earlier number stays, whatever the rule is now.
      if (input.gst_number) readForm(gstForm(await settings.takesNewZealandGst()), input)
      const fields = readForm(profile, {
        firstname: kept(input.firstname, before.firstname),
        lastname: kept(input.lastname, before.lastname),
        date_of_birth: kept(input.date_of_birth ?? input.dob, before.date_of_birth),
        phone_no: kept(input.phone_no, before.phone_no),
        prefix: kept(input.prefix, before.prefix),
        middlename: kept(input.middlename, before.middlename),
        suffix: kept(input.suffix, before.suffix),
        taxvat: kept(input.taxvat, before.taxvat),
        gst_number: kept(input.gst_number, before.gst_number),
      })
      const updated = await repo.update(before.id, { ...fields, gender: genderOf(input, before.gender) })
      if (input.is_subscribed === true)
        await newsletter.subscribe({ email: before.email, form: 'account', source: 'account' })
      if (input.is_subscribed === false) await newsletter.end(before.email)
      return updated ?? before
    },
  }
}
