import type { Resolvers } from '../../__generated__/resolvers'
import type { CustomerSession, CustomerSessionWay } from '../../__generated__/types'
import { toSqlTime } from '../../sql-time'
import { customerOf } from './customer-answer'
import { readLogin } from './service'
import type { LoginMethod, SessionRow } from './session'

const WAYS = {
  password: 'PASSWORD',
  code: 'CODE',
  link: 'LINK',
  social: 'SOCIAL',
  passkey: 'PASSKEY',
} as const satisfies Record<LoginMethod, CustomerSessionWay>

const toSession = ({ uid, device, way, created_at, last_seen_at, is_current }: SessionRow): CustomerSession => ({
  uid,
  device,
  way: way && WAYS[way],
  current: is_current === 1,
  created_at: toSqlTime(created_at),
  last_seen_at: toSqlTime(last_seen_at),
})

export const customersResolvers: Resolvers = {
  Query: {
    customer: (_, __, { services }) => customerOf(services.customers.current()),
  },
  Mutation: {
    generateCustomerToken: async (_, { email, password, recaptcha_response }, { services }) => {
      const login = readLogin(email, password)
      const logIn = () => services.customers.logIn(login)
      return { token: await services.captcha.guard({ what: 'login', name: login.email }, recaptcha_response, logIn) }
    },
    revokeCustomerToken: async (_, __, { services }) => {
      await services.customers.logOut()
      return { result: true }
    },
    revokeCustomerSession: async (_, { session_uid }, { services }) => ({
      result: await services.customers.endSession(session_uid),
    }),
    revokeOtherCustomerSessions: async (_, __, { services }) => {
      await services.customers.endOtherSessions()
      return { result: true }
    },
  },
  Customer: {
    sessions: async ({ id }, _, { services }) => (await services.customers.sessions(id))?.map(toSession) ?? null,
  },
}
