import { accountPath } from '@kea/shared/account-routes'
import { routes } from '@kea/shared/routes'
import type { Registration } from '@kea/shared/schemas/account'
import type { Clock } from '../../clock'
import { refuseDayLimit } from '../../constraints'
import { randomId, sha256 } from '../../identity'
import { inputRefusal } from '../../refusal'
import type { Caller } from '../customers/caller'
import { hashPassword, isPassword } from '../customers/password'
import type { CustomerRow } from '../customers/repo'
import type { CustomersService } from '../customers/service'
import type { DailyUse } from '../limits/daily-use'
import { CODE_MINUTES, type Mailboxes, ofCustomer, ofNobody } from '../limits/mailboxes'
import type { NewsletterService } from '../newsletter/service'
import type { SettingsService } from '../settings/service'
import {
  codeMail,
  confirmationMail,
  firstPasswordMail,
  knownAccountMail,
  passwordChangedMail,
  resetMail,
} from './account-mails'
import type { AuthenticationRepo } from './authentication-repo'
import { randomDigits } from './code'
import { WRONG_PASSWORD } from './email-change-service'

const CONFIRM_DAYS = 7
const CODE_DIGITS = 6
const CODE_TRIES = 5
const RESET_HOURS = 2
const HOUR = 3600
const DAY = 24 * HOUR

const NO_LINK = 'This link no longer works. Ask for a new one.'
const HAS_PASSWORD = 'You have a password already. Change it instead.'

interface Dependencies {
  repo: AuthenticationRepo
  customers: Pick<CustomersService, 'startSession' | 'current' | 'provenCurrent'>
  newsletter: Pick<NewsletterService, 'subscribe'>
  settings: SettingsService
  dailyUse: DailyUse
  mailboxes: Mailboxes
  clock: Clock
  caller: Caller
  signingKey: string | undefined
  /** The shop's origin, from the edge. */
  shopOrigin: string
  /** Runs after the answer. */
  later: (work: () => Promise<void>) => void
}

/** Registration, confirmation, one-time codes and new passwords. The answers do not tell whether an account exists. */
export function createAuthentication(dependencies: Dependencies) {
  const { repo, customers, newsletter, settings, dailyUse, mailboxes, clock, caller, signingKey, shopOrigin, later } =
    dependencies
  const now = () => clock().toISOString()
  const secondsFromNow = (seconds: number) => new Date(clock().getTime() + seconds * 1000).toISOString()
  const counting = () => dailyUse.counting('accounts', 0)
  /**
   * Counts the request, and mails after the answer. For an address without an account there is less to write, so the time
   * of an answer that waits for it would tell.
   */
  const mailLater = async (write: () => Promise<void>): Promise<void> => {
    await repo.count(counting()).catch(refuseDayLimit('accounts'))
    later(write)
  }
  const linkTo = (path: string, values: Record<string, string> = {}): string =>
    `${shopOrigin}${path}${Object.keys(values).length > 0 ? `#${new URLSearchParams(values)}` : ''}`
  const forgotLink = () => linkTo(routes.forgotPassword())
  /** A code has few digits, so it is hashed with the key. */
  const codeHashOf = (email: string, code: string) => sha256(`code ${signingKey} ${email} ${code}`)

  const confirmation = async (email: string, token: string) =>
    confirmationMail({
      id: `confirm-${await sha256(token)}`,
      recipient: email,
      shop: await settings.names(),
      link: linkTo(routes.confirmEmail(), { email, key: token }),
      days: CONFIRM_DAYS,
    })

  /** Sets a password that was chosen by the link of a mail, or by the customer who is logged in. */
  const setPassword = async (
    { id, email, password_hash }: Pick<CustomerRow, 'id' | 'email' | 'password_hash'>,
    password: string,
    { from, stays, isFirst = false }: { from: string | null; stays: string | null; isFirst?: boolean },
  ): Promise<boolean> => {
    const mail = (password_hash === '' ? firstPasswordMail : passwordChangedMail)({
      id: `password-${randomId()}`,
      recipient: email,
      shop: await settings.names(),
      forgotLink: forgotLink(),
      passkeysLink: linkTo(accountPath('passkeys')),
    })
    const passwordHash = hashPassword(password)
    return repo.setPassword({ id, email, passwordHash, from, isFirst, stays, at: now() }, mail)
  }

  return {
    /** Stores the registration and mails its link. An address that has an account gets another mail. */
    async register({
      email,
      password,
      date_of_birth,
      phone_no,
      gst_number,
      is_subscribed,
      ...names
    }: Registration): Promise<void> {
      const token = randomId()
      const tokenHash = await sha256(token)
      const shop = await settings.names()
      const known = knownAccountMail({
        id: `known-${tokenHash}`,
        recipient: email,
        shop,
        loginLink: linkTo(routes.login()),
        forgotLink: forgotLink(),
      })
      const registered = repo.register(
        {
          ...names,
          tokenHash,
          email: email.toLowerCase(),
          dateOfBirth: date_of_birth || null,
          phoneNo: phone_no || null,
          gstNumber: gst_number || null,
          isSubscribed: is_subscribed,
          passwordHash: hashPassword(password),
          createdAt: now(),
          expiresAt: secondsFromNow(CONFIRM_DAYS * DAY),
          owner: caller.guestOwner,
        },
        {
          counting: counting(),
          link: await mailboxes.accountMailing('register', await confirmation(email, token), ofNobody(email)),
          known: await mailboxes.mailing(known, 'forms', ofCustomer(email)),
        },
      )
      await registered.catch(refuseDayLimit('accounts'))
    },

    /**
     * Creates the customer of a registration, and logs in: the mailbox is the customer's. In another browser than the one
     * that registered, the account has no password, and what this browser has as a guest stays apart.
     */
    async confirm(email: string, token: string): Promise<{ customer: CustomerRow; token: string }> {
      const customer = await repo.confirm(email.trim().toLowerCase(), await sha256(token), caller.guestOwner, now())
      if (!customer) throw inputRefusal(NO_LINK)
      if (customer.is_subscribed === 1)
        await newsletter.subscribe({ email: customer.email, form: 'registration', source: 'account' })
      return { customer, token: await customers.startSession(customer.id, 'link', customer.password_hash === '') }
    },

    /** Mails the link of a registration again, in the browser that registered. */
    async resend(email: string): Promise<void> {
      const owner = caller.guestOwner
      await mailLater(async () => {
        const token = randomId()
        const address = email.toLowerCase()
        const mailing = await mailboxes.accountMailing('register', await confirmation(email, token), {
          sql: 'EXISTS (SELECT 1 FROM registrations WHERE email = ?6 AND owner = ?7)',
          values: [address, owner],
        })
        await repo.renew(mailing, address, await sha256(token), secondsFromNow(CONFIRM_DAYS * DAY), owner)
      })
    },

    /** Mails a one-time code. */
    async sendCode(email: string): Promise<void> {
      await mailLater(async () => {
        const code = randomDigits(CODE_DIGITS)
        const address = email.toLowerCase()
        const mail = codeMail({
          id: `code-${randomId()}`,
          recipient: email,
          shop: await settings.names(),
          code,
          minutes: CODE_MINUTES,
        })
        const mailing = await mailboxes.accountMailing('code', mail, ofCustomer(address))
        await repo.setCode(mailing, address, await codeHashOf(address, code), secondsFromNow(CODE_MINUTES * 60))
      })
    },

    /** A session for the right code; null for a wrong one. */
    async logInByCode(email: string, code: string): Promise<string | null> {
      const customer = await repo.useCode(email, await codeHashOf(email, code.replace(/\s/g, '')), CODE_TRIES, now())
      return customer && customers.startSession(customer.id, 'code')
    },

    /** Whether this is the one-time code of a customer, which is used up then. */
    async isCode(email: string, code: string): Promise<boolean> {
      const address = email.toLowerCase()
      return (
        (await repo.useCode(address, await codeHashOf(address, code.replace(/\s/g, '')), CODE_TRIES, now())) !== null
      )
    },

    /** Mails a link for a new password. */
    async forgot(email: string): Promise<void> {
      await mailLater(async () => {
        const token = randomId()
        const tokenHash = await sha256(token)
        const mail = resetMail({
          id: `reset-${tokenHash}`,
          recipient: email,
          shop: await settings.names(),
          link: linkTo(routes.resetPassword(), { email, token }),
          hours: RESET_HOURS,
        })
        const mailing = await mailboxes.accountMailing('password', mail, ofCustomer(email))
        await repo.setReset(mailing, email.toLowerCase(), tokenHash, secondsFromNow(RESET_HOURS * HOUR))
      })
    },

    /**
     * Sets the password by the link of a mail. All sessions end.
     *
     * @param whose the address or the id of the customer, which must fit the link
     */
    async reset(whose: { email: string | null; id: number | null }, token: string, password: string): Promise<void> {
      const tokenHash = await sha256(token)
      const customer = await repo.ofReset(tokenHash, now())
      const isTheirs =
        (whose.email === null || whose.email.trim().toLowerCase() === customer?.email.toLowerCase()) &&
        (whose.id === null || whose.id === customer?.id)
      if (!customer || !isTheirs) throw inputRefusal(NO_LINK)
      if (!(await setPassword(customer, password, { from: tokenHash, stays: null }))) throw inputRefusal(NO_LINK)
    },

    /** Sets the password of a customer who has none, and who has just logged in. The other sessions end. */
    async createPassword(password: string): Promise<void> {
      const customer = customers.provenCurrent()
      const isSet = await setPassword(customer, password, { from: null, stays: caller.tokenHash, isFirst: true })
      if (!isSet) throw inputRefusal(HAS_PASSWORD)
    },

    /** Changes the password of the customer. The other sessions end. */
    async changePassword(current: string, password: string): Promise<CustomerRow> {
      const customer = customers.current()
      if (!isPassword(current, customer.password_hash)) {
        throw inputRefusal(WRONG_PASSWORD)
      }
      await setPassword(customer, password, { from: null, stays: caller.tokenHash })
      return customer
    },
  }
}

export type Authentication = ReturnType<typeof createAuthentication>
