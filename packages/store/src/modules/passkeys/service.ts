import { accountPath } from '@kea/shared/account-routes'
import { routes } from '@kea/shared/routes'
import type { z } from 'zod'
import type { Clock } from '../../clock'
import { randomId, sha256 } from '../../identity'
import { inputRefusal, missingRefusal } from '../../refusal'
import { newPasskeyMail } from '../accounts/account-mails'
import type { Caller } from '../customers/caller'
import type { CustomerRow } from '../customers/repo'
import type { CustomersService } from '../customers/service'
import type { SettingsService } from '../settings/service'
import { newPasskeyAnswer, signedAnswer } from './browser-answers'
import type { PasskeyRow, PasskeysRepo } from './repo'

const CHALLENGE_MS = 5 * 60_000
const PASSKEYS_MAX = 20
const NAME_MAX = 60

interface Dependencies {
  repo: PasskeysRepo
  customers: Pick<CustomersService, 'startSession' | 'current' | 'provenCurrent'>
  settings: Pick<SettingsService, 'names'>
  clock: Clock
  caller: Caller
  signingKey: string | undefined
  /** The shop's origin, from the settings. A passkey works at its host only. */
  shopOrigin: string
}

// They weigh more than the rest of the accounts, and few requests need them.
const webauthn = () => import('@simplewebauthn/server')
const encodings = () => import('@simplewebauthn/server/helpers')

const refused = () => inputRefusal('This passkey does not work here. Please log in another way.')
const tooLate = () => inputRefusal('This took too long. Please try again.')
const missing = () => missingRefusal('This passkey was deleted.')

function readAnswer<T>(schema: z.ZodType<T>, json: string): T {
  try {
    return schema.parse(JSON.parse(json))
  } catch {
    throw refused()
  }
}

const shortened = (name: string): string => [...name.trim()].slice(0, NAME_MAX).join('')

/** Passkeys (WebAuthn): a device signs a challenge with a key that never leaves it. */
export function createPasskeys(dependencies: Dependencies) {
  const { repo, customers, settings, clock, caller, signingKey, shopOrigin } = dependencies
  const now = () => clock().toISOString()
  const rpId = (): string => new URL(shopOrigin).hostname

  const remember = async (challenge: string, customerId: number | null): Promise<void> =>
    repo.addChallenge(await sha256(challenge), customerId, new Date(clock().getTime() + CHALLENGE_MS).toISOString())

  /** The challenge that was signed. It is used up, whatever else is wrong with the answer. */
  const spend = async (clientDataJSON: string, customerId: number | null): Promise<string> => {
    const { decodeClientDataJSON } = await encodings()
    let challenge: string
    try {
      challenge = String(decodeClientDataJSON(clientDataJSON).challenge)
    } catch {
      throw refused()
    }
    if (!(await repo.spendChallenge(await sha256(challenge), customerId, now()))) throw tooLate()
    return challenge
  }

  /** The same for every passkey of a customer, and without a meaning for anybody else. */
  const userHandle = async ({ id }: CustomerRow) =>
    new TextEncoder().encode((await sha256(`passkey ${signingKey} ${id}`)).slice(0, 32))

  return {
    list: (): Promise<PasskeyRow[]> | null => caller.customer && repo.ofCustomer(caller.customer.id),

    async startRegistration(): Promise<string> {
      const customer = customers.provenCurrent()
      const { generateRegistrationOptions } = await webauthn()
      const existing = await repo.ofCustomer(customer.id)
      if (existing.length >= PASSKEYS_MAX) throw inputRefusal('Please delete a passkey that you no longer use first.')
      const options = await generateRegistrationOptions({
        rpName: (await settings.names()).name,
        rpID: rpId(),
        userID: await userHandle(customer),
        userName: customer.email,
        userDisplayName: `${customer.firstname} ${customer.lastname}`,
        timeout: CHALLENGE_MS,
        excludeCredentials: existing.map(({ credential_id }) => ({ id: credential_id })),
        // A login without an email needs a passkey that the device can find by itself.
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      })
      await remember(options.challenge, customer.id)
      return JSON.stringify(options)
    },

    async add(json: string, name: string): Promise<PasskeyRow> {
      const customer = customers.provenCurrent()
      const answer = readAnswer(newPasskeyAnswer, json)
      const expectedChallenge = await spend(answer.response.clientDataJSON, customer.id)
      const [{ verifyRegistrationResponse }, { isoBase64URL }] = await Promise.all([webauthn(), encodings()])
      const { registrationInfo } = await verifyRegistrationResponse({
        response: answer,
        expectedChallenge,
        expectedOrigin: shopOrigin,
        expectedRPID: rpId(),
      }).catch(() => {
        throw refused()
      })
      if (!registrationInfo) throw refused()
      const { credential } = registrationInfo
      const row: PasskeyRow = {
        credential_id: credential.id,
        uid: randomId(),
        customer_id: customer.id,
        public_key: isoBase64URL.fromBuffer(credential.publicKey),
        counter: credential.counter,
        transports: JSON.stringify(answer.response.transports),
        name: shortened(name) || 'Passkey',
        created_at: now(),
        last_used_at: null,
      }
      const notice = newPasskeyMail({
        id: `passkey-${row.uid}`,
        recipient: customer.email,
        shop: await settings.names(),
        forgotLink: `${shopOrigin}${routes.forgotPassword()}`,
        passkeysLink: `${shopOrigin}${accountPath('passkeys')}`,
      })
      if (!(await repo.add(row, PASSKEYS_MAX, notice))) throw refused()
      return row
    },

    async startLogin(): Promise<string> {
      const { generateAuthenticationOptions } = await webauthn()
      const options = await generateAuthenticationOptions({
        rpID: rpId(),
        userVerification: 'required',
        timeout: CHALLENGE_MS,
      })
      await remember(options.challenge, null)
      return JSON.stringify(options)
    },

    /** The customer of a passkey and the token of a new session. */
    async logIn(json: string): Promise<{ customer: CustomerRow; token: string }> {
      const answer = readAnswer(signedAnswer, json)
      const expectedChallenge = await spend(answer.response.clientDataJSON, null)
      const found = await repo.byCredential(answer.id)
      if (!found) throw refused()
      const { passkey, customer } = found
      const [{ verifyAuthenticationResponse }, { isoBase64URL }] = await Promise.all([webauthn(), encodings()])
      const { verified, authenticationInfo } = await verifyAuthenticationResponse({
        response: answer,
        expectedChallenge,
        expectedOrigin: shopOrigin,
        expectedRPID: rpId(),
        credential: {
          id: passkey.credential_id,
          publicKey: isoBase64URL.toBuffer(passkey.public_key),
          counter: passkey.counter,
        },
      }).catch(() => {
        throw refused()
      })
      // A copied key shows in a counter that does not grow.
      const counters = { before: passkey.counter, after: authenticationInfo.newCounter }
      if (!verified || !(await repo.used(passkey.credential_id, counters, now()))) throw refused()
      return { customer, token: await customers.startSession(customer.id, 'passkey') }
    },

    async rename(uid: string, name: string): Promise<PasskeyRow> {
      if (shortened(name) === '') throw inputRefusal('Please enter a name.')
      const renamed = await repo.rename(customers.current().id, uid, shortened(name))
      if (!renamed) throw missing()
      return renamed
    },

    async remove(uid: string): Promise<void> {
      if (!(await repo.remove(customers.current().id, uid))) throw missing()
    },
  }
}
