import { EASY_PASSWORD_MESSAGE, isEasyPassword } from '@kea/shared/passwords/easy-password'
import { emailForm, gstForm, passwordForm, type Registration, registrationByProgram } from '@kea/shared/schemas/account'
import type { Resolvers } from '../../__generated__/resolvers'
import type { CustomerInput } from '../../__generated__/types'
import { readForm } from '../../read-form'
import { inputRefusal, Refusal } from '../../refusal'
import type { Services } from '../../services'
import { type CustomerAnswer, customerOf } from '../customers/customer-answer'
import { loginFailed, readLogin } from '../customers/service'

const STORE_ID = 3
const LOGGED_IN = 'You have successfully logged in.'
const CODE_SENT = 'If there is an account for this email address, a code is on its way to it.'
const LINK_SENT = 'If you signed up with this email address on this device, a new link is on its way to it.'
const CONFIRMED = 'Your email address is confirmed.'
const CHANGED = 'Your account has a new email address.'
const TAKEN_BACK = 'Your account keeps its email address. All devices are logged out.'

/** What was entered. Nothing in it tells whether the address has an account. */
const enteredOf = ({
  firstname,
  lastname,
  email,
  date_of_birth,
  phone_no,
  is_subscribed,
  gst_number,
}: Registration): CustomerAnswer => ({
  firstname,
  lastname,
  email,
  date_of_birth: date_of_birth || null,
  phone_no: phone_no || null,
  gst_number: gst_number || null,
  is_subscribed,
  confirmation_status: 'ACCOUNT_CONFIRMED',
})

const readRegistration = (input: CustomerInput): Registration =>
  readForm(registrationByProgram, {
    firstname: input.firstname ?? '',
    lastname: input.lastname ?? '',
    email: input.email ?? '',
    password: input.password ?? '',
    date_of_birth: input.date_of_birth ?? input.dob ?? '',
    phone_no: input.phone_no ?? '',
    is_subscribed: input.is_subscribed ?? false,
    gst_number: input.gst_number ?? '',
  })

async function refuseEasyPassword(password: string, about: readonly string[]): Promise<void> {
  if (await isEasyPassword(password, about)) throw inputRefusal(`password: ${EASY_PASSWORD_MESSAGE}`)
}

async function register(
  input: CustomerInput,
  { captcha, authentication, settings }: Services,
): Promise<{ customer: CustomerAnswer }> {
  const entered = readRegistration(input)
  if (entered.gst_number) readForm(gstForm(await settings.takesNewZealandGst()), entered)
  await refuseEasyPassword(entered.password, [entered.firstname, entered.lastname, entered.email])
  await captcha.require(input.recaptcha_response)
  await authentication.register(entered)
  return { customer: enteredOf(entered) }
}

const readEmail = (email: string): string => readForm(emailForm, { email }).email

/** A new password. @param about what others know of the customer */
async function readPassword(given: string, about: readonly string[]): Promise<string> {
  const { password } = readForm(passwordForm, { password: given })
  await refuseEasyPassword(password, about)
  return password
}

/** Guards a password or a code that is asked for inside a session as one that is asked for at the login. */
const guarded = <T>({ captcha, customers }: Services, attempt: () => Promise<T>): Promise<T> =>
  captcha.guardInSession({ what: 'login', name: customers.current().email.toLowerCase() }, attempt)

export const accountsResolvers: Resolvers = {
  Query: {
    isEmailAvailable: () => ({ is_email_available: true }),
    resendConfirmationLink: async (_, { email }, { services }) => {
      await services.authentication.resend(readEmail(email))
      return { status: true, message: LINK_SENT }
    },
    customerData: (_, __, { services }) => services.ownData.copy(),
    confirmCustomerEmail: async (_, { email, confirmation_key }, { services }) => {
      await services.authentication.confirm(email, confirmation_key)
      return { status: true, message: CONFIRMED }
    },
  },
  Mutation: {
    createCustomer: (_, { input }, { services }) => register(input, services),
    createCustomerV2: (_, { input }, { services }) => {
      if (input.custom_attributes?.length) throw inputRefusal('A customer has no custom attributes in this shop.')
      return register(input, services)
    },
    confirmEmail: async (_, { input }, { services }) => {
      const { customer, token } = await services.authentication.confirm(input.email, input.confirmation_key)
      return { customer: customerOf(customer, token) }
    },
    loginByEmailOtpData: async (_, { email, recaptcha_response }, { services }) => {
      const address = readEmail(email)
      await services.captcha.require(recaptcha_response)
      await services.authentication.sendCode(address)
      return { email: address, store_id: STORE_ID, success: true, haserror: false, message: CODE_SENT }
    },
    loginUniversalpassword: async (_, { username, password, logintype, recaptcha_response }, { services }) => {
      const login = readLogin(username, password)
      const byCode = async (): Promise<string> => {
        const token = await services.authentication.logInByCode(login.email, login.password)
        if (token === null) throw loginFailed()
        return token
      }
      const logIn = logintype === 'otp' ? byCode : () => services.customers.logIn(login)
      try {
        const token = await services.captcha.guard({ what: 'login', name: login.email }, recaptcha_response, logIn)
        return { success: true, message: LOGGED_IN, token, cachePrice: null }
      } catch (error) {
        if (!(error instanceof Refusal) || error.extensions.category !== 'graphql-authentication') throw error
        return { success: false, message: error.message, token: null, cachePrice: null }
      }
    },
    updateCustomerEmail: async (_, { email, password }, { services }) => {
      const address = readEmail(email)
      return {
        customer: customerOf(await guarded(services, () => services.emailChanges.ask(address, password.trim()))),
      }
    },
    confirmEmailChange: async (_, { token }, { services }) => {
      await services.emailChanges.confirm(token)
      return { status: true, message: CHANGED }
    },
    undoEmailChange: async (_, { token }, { services }) => {
      await services.emailChanges.undo(token)
      return { status: true, message: TAKEN_BACK }
    },
    deleteCustomer: async (_, { password, code }, { services }) => {
      const proof = { password: password?.trim() ?? null, code: code ?? null }
      await guarded(services, () => services.ownData.remove(proof))
      return true
    },
    requestPasswordResetEmail: async (_, { email }, { services }) => {
      await services.authentication.forgot(readEmail(email))
      return true
    },
    resetPassword: async (_, { email, customerId, resetPasswordToken, newPassword }, { services }) => {
      if (!email && !customerId) throw inputRefusal('Specify the "email" value.')
      const password = await readPassword(newPassword, [email ?? ''])
      await services.authentication.reset(
        { email: email ?? null, id: customerId ?? null },
        resetPasswordToken,
        password,
      )
      return true
    },
    createCustomerPassword: async (_, { newPassword }, { services }) => {
      const customer = services.customers.current()
      const { firstname, lastname, email } = customer
      await services.authentication.createPassword(await readPassword(newPassword, [firstname, lastname, email]))
      return { ...customerOf(customer), has_password: true }
    },
    changeCustomerPassword: async (_, { currentPassword, newPassword }, { services }) => {
      const { firstname, lastname, email } = services.customers.current()
      const password = await readPassword(newPassword, [firstname, lastname, email])
      return customerOf(
        await guarded(services, () => services.authentication.changePassword(currentPassword.trim(), password)),
      )
    },
  },
}
