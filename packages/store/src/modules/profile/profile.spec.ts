import { beforeAll, describe, expect, it, vi } from 'vitest'
import { createGiver } from '../../testing/test-balances'
import { createMember, type Member } from '../../testing/test-customer'
import { createTestShop } from '../../testing/test-shop'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

const shop = createTestShop()
const FIELDS =
  'id email prefix firstname middlename lastname suffix date_of_birth phone_no taxvat gst_number gender is_subscribed'
const UPDATE = `mutation ($input: CustomerUpdateInput!) { updateCustomerV2(input: $input) { customer { ${FIELDS} } } }`

let hemi: Member
beforeAll(async () => {
  hemi = await createMember(shop, 'hemi.profile@example.nz')
})
const update = async (input: object) => hemi.ask(UPDATE, { input })
const own = async () => (await hemi.ask(`{ customer { ${FIELDS} } }`)).data.customer

describe('a customer', () => {
  it('changes what the input names, and nothing else', async () => {
    const everything = {
      prefix: 'Mx',
      firstname: 'Hēmi',
      middlename: 'T',
      lastname: 'Kōpu',
      suffix: 'Jr',
      phone_no: '021 555 0123',
      taxvat: '1',
      gst_number: '123-456-789',
      gender: 3,
    }
    const before = await own()
    const { data } = await update({ ...everything, dob: '1985-02-03' })
    const after = { ...before, ...everything, date_of_birth: '1985-02-03' }
    expect(data.updateCustomerV2.customer).toEqual(after)
    await update({ firstname: 'Hemi', phone_no: null })
    expect(await own()).toEqual({ ...after, firstname: 'Hemi', phone_no: null })
  })

  it.each([
    [{ firstname: '' }, 'firstname: This is a required field.'],
    [{ lastname: null }, 'lastname: This is a required field.'],
    [{ phone_no: 'none' }, 'phone_no: Please enter a valid phone.'],
    [{ date_of_birth: '2090-01-01' }, 'date_of_birth: Please enter a valid full date.'],
    [{ gst_number: '1234567' }, 'gst_number: Please enter a valid GST number.'],
    [{ gender: 9 }, 'Invalid value of "gender".'],
    [{ custom_attributes: [{ attribute_code: 'a' }] }, 'A customer has no custom attributes in this shop.'],
  ])('with %j is refused', async (input, message) => {
    const before = await own()
    expect((await update(input)).errors?.[0]).toMatchObject({ message, extensions: { category: 'graphql-input' } })
    expect(await own()).toEqual(before)
  })

  it.each(['id: 1', 'customer_id: 1', 'email: "a@b.nz"', 'password: "x"', 'password_hash: "x"', 'created_at: "x"'])(
    'cannot change %s with the profile',
    async (field) => {
      expect((await hemi.ask(`mutation { updateCustomerV2(input: { ${field} }) { customer { id } } }`)).status).toBe(
        400,
      )
    },
  )

  it('changes nobody else', async () => {
    const rest = () => shop.db.prepare('SELECT * FROM customers WHERE email <> ?').bind(hemi.email).all()
    const before = (await rest()).results
    await update({ firstname: 'Mere', lastname: 'Tāmati' })
    expect((await rest()).results).toEqual(before)
  })

  it('must be logged in', async () => {
    expect((await shop.graphql(UPDATE, { input: { firstname: 'A' } })).errors?.[0]).toMatchObject({
      message: "The current customer isn't authorized.",
      extensions: { category: 'graphql-authorization' },
    })
  })
})

describe('the consent to the newsletter', () => {
  const CONSENT = '{ customer { is_subscribed consent_changed_at } }'
  const consent = async () => (await hemi.ask(CONSENT)).data.customer

  it('is given and taken back with its time', async () => {
    expect(await consent()).toEqual({ is_subscribed: false, consent_changed_at: null })
    expect((await update({ is_subscribed: true })).data.updateCustomerV2.customer.is_subscribed).toBe(true)
    expect(await consent()).toEqual({ is_subscribed: true, consent_changed_at: '2026-11-02 09:00:00' })
    shop.wait(1)
    await update({ is_subscribed: false })
    expect(await consent()).toEqual({ is_subscribed: false, consent_changed_at: '2026-11-03 09:00:00' })
  })

  it('is not touched by another change, and ends with the link of a newsletter too', async () => {
    await update({ is_subscribed: true })
    await update({ firstname: 'Hemi' })
    expect((await consent()).is_subscribed).toBe(true)
    const token = await shop.db
      .prepare('SELECT token FROM subscribers WHERE email = ?')
      .bind(hemi.email)
      .first<string>('token')
    await shop.graphql(`mutation { unsubscribeNewsletter(token: "${token}") { error } }`)
    expect((await consent()).is_subscribed).toBe(false)
  })
})

it('the call of the profile has the customer, the points and the cart', async () => {
  const mere = await createMember(shop, 'mere.profile@example.nz')
  await createGiver(shop).give('mere.profile@example.nz', 'points', 120)
  const query = `{ customer { id firstname lastname email is_subscribed rewardInformation { available_amount } }
    customerCart { id } }`
  const { data, errors } = await mere.ask(query)
  expect(errors).toBeUndefined()
  expect(data).toEqual({
    customer: {
      id: expect.any(Number),
      firstname: 'Mere',
      lastname: 'Tāmati',
      email: 'mere.profile@example.nz',
      is_subscribed: false,
      rewardInformation: { available_amount: 120 },
    },
    customerCart: { id: expect.stringMatching(/^\w{32}$/) },
  })
})

it('a new customer has no credit and no points', async () => {
  const { data, errors } = await hemi.ask(`{ customer { group_name gst_certificate subscribed_for_auto_champ_membership
    is_subscribed_champ_membership rewardInformation { available_amount } store_credit { enabled current_balance { value }
    balance_history { total_count } } reward_points { balance { points money { value } } balance_history { date }
    exchange_rates { earning { points } } } loyalty_level { name joined } custom_attributes { code } } }`)
  expect(errors).toBeUndefined()
  expect(data.customer).toEqual({
    group_name: 'General',
    gst_certificate: null,
    subscribed_for_auto_champ_membership: false,
    is_subscribed_champ_membership: false,
    rewardInformation: { available_amount: 0 },
    store_credit: { enabled: true, current_balance: { value: 0 }, balance_history: { total_count: 0 } },
    reward_points: {
      balance: { points: 0, money: { value: 0 } },
      balance_history: [],
      exchange_rates: { earning: { points: 1 } },
    },
    loyalty_level: { name: 'Tūī', joined: false },
    custom_attributes: [],
  })
})
