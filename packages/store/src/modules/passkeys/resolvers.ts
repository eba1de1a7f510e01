import type { Resolvers } from '../../__generated__/resolvers'
import type { Passkey } from '../../__generated__/types'
import { toSqlTime } from '../../sql-time'
import { customerOf } from '../customers/customer-answer'
import type { PasskeyRow } from './repo'

const passkeyOf = ({ uid, name, created_at, last_used_at }: PasskeyRow): Passkey => ({
  uid,
  name,
  created_at: toSqlTime(created_at),
  last_used_at: last_used_at && toSqlTime(last_used_at),
})

export const passkeysResolvers: Resolvers = {
  Mutation: {
    startPasskeyRegistration: async (_, __, { services }) => ({ options: await services.passkeys.startRegistration() }),
    addPasskey: async (_, { response, name }, { services }) =>
      passkeyOf(await services.passkeys.add(response, name ?? '')),
    startPasskeyLogin: async (_, __, { services }) => ({ options: await services.passkeys.startLogin() }),
    logInByPasskey: async (_, { response }, { services }) => {
      const { customer, token } = await services.passkeys.logIn(response)
      return { customer: customerOf(customer, token) }
    },
    renamePasskey: async (_, { uid, name }, { services }) => passkeyOf(await services.passkeys.rename(uid, name)),
    deletePasskey: async (_, { uid }, { services }) => {
      await services.passkeys.remove(uid)
      return true
    },
  },
  Customer: {
    passkeys: async (_, __, { services }) => (await services.passkeys.list())?.map(passkeyOf) ?? null,
  },
}
