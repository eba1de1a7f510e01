import type { AuthorizationServer, HttpRequestOptions, IDToken, UserInfoResponse } from 'oauth4webapi'
import type { ExternalFetch } from '../captcha/recaptcha'
import type { Provider } from './providers'

// It is needed by few requests.
const library = () => import('oauth4webapi')

const DEADLINE_MS = 8_000

/** What is stored of a login until the provider answers. */
export interface Begun {
  state: string
  nonce: string
  verifier: string
}

/** A person at a provider. */
export interface Person {
  subject: string
  /** '' if the provider names none. */
  email: string
  isVerified: boolean
  firstname: string
  lastname: string
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '')

const personOf = (claims: IDToken | UserInfoResponse): Person => ({
  subject: claims.sub,
  email: textOf(claims.email).toLowerCase(),
  // Some providers send text.
  isVerified: claims.email_verified === true || String(claims.email_verified) === 'true',
  firstname: textOf(claims.given_name) || textOf(claims.name),
  lastname: textOf(claims.family_name),
})

interface Dependencies {
  provider: Provider
  /** Where the provider sends the browser back to. */
  redirectUri: string
  externalFetch: ExternalFetch
  /** For a provider of a test on this machine. */
  allowsHttp: boolean
}

/** The code flow of OpenID Connect with PKCE. */
export function createOpenId({ provider, redirectUri, externalFetch, allowsHttp }: Dependencies) {
  const { clientId: client_id, clientSecret, issuer } = provider
  const client = { client_id }

  /** The same options for every kind of request. */
  async function options<Method, Body = undefined>(): Promise<HttpRequestOptions<Method, Body>> {
    const { allowInsecureRequests, customFetch } = await library()
    return {
      signal: () => AbortSignal.timeout(DEADLINE_MS),
      [allowInsecureRequests]: allowsHttp,
      [customFetch]: (url: string, init: RequestInit) => externalFetch(new Request(url, init)),
    }
  }

  async function discover(): Promise<AuthorizationServer> {
    const { discoveryRequest, processDiscoveryResponse } = await library()
    const at = new URL(issuer)
    return processDiscoveryResponse(at, await discoveryRequest(at, await options()))
  }

  return {
    /** The address of the provider's page, and what has to be stored until its answer. */
    async begin(): Promise<Begun & { url: string }> {
      const { calculatePKCECodeChallenge, generateRandomCodeVerifier, generateRandomNonce, generateRandomState } =
        await library()
      const { authorization_endpoint } = await discover()
      if (!authorization_endpoint) throw new Error(`${issuer} has no authorization_endpoint`)
      const begun = {
        state: generateRandomState(),
        nonce: generateRandomNonce(),
        verifier: generateRandomCodeVerifier(),
      }
      const url = new URL(authorization_endpoint)
      const parameters = {
        client_id,
        redirect_uri: redirectUri,
        response_type: 'code',
        scope: 'openid email profile',
        state: begun.state,
        nonce: begun.nonce,
        code_challenge: await calculatePKCECodeChallenge(begun.verifier),
        code_challenge_method: 'S256',
      }
      for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value)
      return { ...begun, url: url.href }
    },

    /**
     * The person of a provider's answer. Throws if anything about it is wrong: state, issuer, audience, nonce, expiry, or
     * the signature by one of the provider's keys.
     */
    async personOf(answer: URLSearchParams, { state, nonce, verifier }: Begun): Promise<Person> {
      const oauth = await library()
      const server = await discover()
      const parameters = oauth.validateAuthResponse(server, client, answer, state)
      const response = await oauth.authorizationCodeGrantRequest(
        server,
        client,
        oauth.ClientSecretBasic(clientSecret),
        parameters,
        redirectUri,
        verifier,
        await options(),
      )
      const tokens = await oauth.processAuthorizationCodeResponse(server, client, response, {
        expectedNonce: nonce,
        requireIdToken: true,
      })
      await oauth.validateApplicationLevelSignature(server, response, await options())
      const claims = oauth.getValidatedIdTokenClaims(tokens)
      if (!claims) throw new Error('no ID token')
      if (claims.email !== undefined || !server.userinfo_endpoint) return personOf(claims)
      const info = await oauth.userInfoRequest(server, client, tokens.access_token, await options())
      return personOf(await oauth.processUserInfoResponse(server, client, claims.sub, info))
    },
  }
}

export type OpenId = ReturnType<typeof createOpenId>
