import type { Clock } from '../../clock'
import { sha256 } from '../../identity'
import { inputRefusal, Refusal } from '../../refusal'
import type { Caller } from '../customers/caller'
import type { CustomerRow } from '../customers/repo'
import type { CustomersService } from '../customers/service'
import type { NewsletterService } from '../newsletter/service'
import type { OpenId, Person } from './openid'
import type { Provider } from './providers'
import type { SocialRepo } from './repo'

const LOGIN_MS = 10 * 60_000
const CONNECT_MS = 30 * 60_000

interface Dependencies {
  repo: SocialRepo
  customers: Pick<CustomersService, 'startSession' | 'current'>
  newsletter: Pick<NewsletterService, 'subscribe'>
  providers: readonly Provider[]
  openIdOf: (provider: Provider) => OpenId
  clock: Clock
  caller: Caller
  onError: (event: string, error: unknown) => void
}

const ended = () => inputRefusal('This login has ended. Please start it again.')
const failed = (label: string) => inputRefusal(`${label} did not log you in. Please try again, or log in another way.`)
const unverified = (label: string) =>
  inputRefusal(`${label} has not confirmed your email address. Please log in another way.`)
/** Not connected at once: the provider may be wrong about the owner of the address. */
const taken = (label: string) =>
  new Refusal('graphql-already-exists', `You have an account with this email. Log in to it once to connect ${label}.`)

/** Logins by OpenID providers. Only an address that the provider has verified makes an account. */
export function createSocial(dependencies: Dependencies) {
  const { repo, customers, newsletter, providers, openIdOf, clock, caller, onError } = dependencies
  const now = () => clock().toISOString()
  const inMs = (ms: number) => new Date(clock().getTime() + ms).toISOString()
  const providerOf = (id: string): Provider => {
    const provider = providers.find((one) => one.id === id)
    if (!provider) throw inputRefusal('There is no such login.')
    return provider
  }
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
    if (customer && isSubscribed) await newsletter.subscribe(email, 'account')
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
      if (!(await repo.connect(await sha256(state), customers.current().id, now()))) throw ended()
    },
  }
}
