import { accountPath } from '@kea/shared/account-routes'
import { routes } from '@kea/shared/routes'
import type { Clock } from '../../clock'
import { randomId, sha256 } from '../../identity'
import { inputRefusal, missingRefusal, Refusal } from '../../refusal'
import { newSocialLoginMail } from '../accounts/account-mails'
import type { Caller } from '../customers/caller'
import type { CustomerRow } from '../customers/repo'
import type { CustomersService } from '../customers/service'
import type { NewsletterService } from '../newsletter/service'
import type { SettingsService } from '../settings/service'
import type { OpenId, Person } from './openid'
import type { Provider } from './providers'
import type { ConnectedLogin, SocialRepo } from './repo'

const LOGIN_MS = 10 * 60_000
const CONNECT_MS = 30 * 60_000

interface Dependencies {
  repo: SocialRepo
  customers: Pick<CustomersService, 'startSession' | 'current' | 'provenCurrent'>
  newsletter: Pick<NewsletterService, 'subscribe'>
  settings: Pick<SettingsService, 'names'>
  providers: readonly Provider[]
  openIdOf: (provider: Provider) => OpenId
  clock: Clock
  caller: Caller
  /** The shop's origin, from the edge. */
  shopOrigin: string
  onError: (event: string, error: unknown) => void
}

/** Names the login of a customer without telling who it is at the provider. */
const uidOf = async ({ issuer, subject }: ConnectedLogin): Promise<string> =>
  (await sha256(JSON.stringify([issuer, subject]))).slice(0, 32)

const ended = () => inputRefusal('This login timed out. Please start again.')
const failed = (label: string) => inputRefusal(`${label} did not log you in. Please try again, or log in another way.`)
const unverified = (label: string) =>
  inputRefusal(`${label} has not confirmed your email address. Please log in another way.`)
/** Not connected at once: the provider may be wrong about the owner of the address. */
const taken = (label: string) =>
  new Refusal('graphql-already-exists', `You have an account with this email. Log in to it once to connect ${label}.`)

/** Logins by OpenID providers. Only an address that the provider has verified makes an account. */
export function createSocial(dependencies: Dependencies) {
  const { repo, customers, newsletter, settings, providers, openIdOf, clock, caller, shopOrigin, onError } =
    dependencies
  const now = () => clock().toISOString()
  const inMs = (ms: number) => new Date(clock().getTime() + ms).toISOString()
  const providerOf = (id: string): Provider => {
    const provider = providers.find((one) => one.id === id)
    if (!provider) throw inputRefusal('There is no such login.')
    return provider
  }
  /** A provider that the shop no longer has is named by its host. */
  const labelOf = (issuer: string): string =>
    providers.find((one) => one.issuer === issuer)?.label ?? issuer.replace(/^https?:\/\//, '')
  const orFail =
    ({ id, label }: Provider) =>
    (error: unknown) => {
      onError(`login by ${id}`, error)
      throw failed(label)
    }

  const register = async (issuer: string, person: Person, isSubscribed: boolean): Promise<CustomerRow | null> => {
    const { subject, email, firstname, lastname } = person
    const customer = await repo.register(
      { issuer, subject },
      { email, firstname: firstname || email.replace(/@.*/, ''), lastname, isSubscribed, at: now() },
    )
    if (customer && isSubscribed) await newsletter.subscribe({ email, form: 'login', source: 'account' })
    return customer
  }

  return {
    providers: () => providers.map(({ id, label }) => ({ id, label })),

    /** Begins a login in this browser. */
    async start(id: string): Promise<{ url: string; state: string }> {
      const provider = providerOf(id)
      const owner = caller.owners.at(-1)
      if (owner === undefined) throw ended()
      const { url, ...begun } = await openIdOf(provider).begin().catch(orFail(provider))
      await repo.begin(await sha256(begun.state), begun, { provider: id, owner, expiresAt: inMs(LOGIN_MS) })
      return { url, state: begun.state }
    },

    /**
     * Logs in with a provider's answer, or registers.
     *
     * @param query the query with which the provider has sent the browser back
     */
    async finish(id: string, query: string, isSubscribed: boolean): Promise<{ customer: CustomerRow; token: string }> {
      const provider = providerOf(id)
      const answer = new URLSearchParams(query)
      const state = answer.get('state') ?? ''
      const stateHash = await sha256(state)
      const begun = await repo.end(stateHash, caller.owners, now())
      if (begun?.provider !== id) throw ended()
      const person = await openIdOf(provider)
        .personOf(answer, { ...begun, state })
        .catch(orFail(provider))
      const identity = { issuer: provider.issuer, subject: person.subject }
      const known = await repo.customerOf(identity)
      if (known) return { customer: known, token: await customers.startSession(known.id, 'social') }
      if (!person.isVerified || person.email === '') throw unverified(provider.label)
      const created = await register(provider.issuer, person, isSubscribed)
      if (!created) {
        await repo.propose(stateHash, identity, person.email, inMs(CONNECT_MS))
        throw taken(provider.label)
      }
      return { customer: created, token: await customers.startSession(created.id, 'social') }
    },

    /** Connects the person of an earlier answer with the customer who has logged in since. */
    async connect(state: string): Promise<void> {
      const { id, email } = customers.provenCurrent()
      const person = await repo.take(await sha256(state), id, now())
      if (!person) throw ended()
      const notice = newSocialLoginMail({
        id: `social-${randomId()}`,
        recipient: email,
        shop: await settings.names(),
        provider: labelOf(person.issuer),
        forgotLink: `${shopOrigin}${routes.forgotPassword()}`,
        passkeysLink: `${shopOrigin}${accountPath('passkeys')}`,
      })
      await repo.connect(person, id, now(), notice)
    },

    /** The providers by which the customer logs in; null for a guest. */
    async connected(): Promise<{ uid: string; label: string; created_at: string }[] | null> {
      const { customer } = caller
      if (!customer) return null
      const logins = await repo.ofCustomer(customer.id)
      return Promise.all(
        logins.map(async (login) => ({
          uid: await uidOf(login),
          label: labelOf(login.issuer),
          created_at: login.created_at,
        })),
      )
    },

    /** Ends the login by a provider. A code by email still logs the customer in. */
    async disconnect(uid: string): Promise<void> {
      const { id } = customers.current()
      for (const login of await repo.ofCustomer(id)) {
        if ((await uidOf(login)) === uid && (await repo.remove(id, login))) return
      }
      throw missingRefusal('This login is disconnected already.')
    },
  }
}
