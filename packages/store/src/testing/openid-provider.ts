const base64url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
const part = (value: object): string => base64url(new TextEncoder().encode(JSON.stringify(value)))

export const ISSUER = 'https://id.example'
export const CLIENT_ID = 'kea'
const ALGORITHM = { name: 'ECDSA', namedCurve: 'P-256' }

interface Answer {
  claims?: Record<string, unknown>
  /** Signed by a key that the provider does not publish. */
  isForged?: boolean
  userInfo?: Record<string, unknown>
}

/** An OpenID provider that answers as a test says. */
export async function createProvider() {
  const newKeys = () => crypto.subtle.generateKey(ALGORITHM, true, ['sign', 'verify']) as Promise<CryptoKeyPair>
  const keys = await newKeys()
  const foreign = await newKeys()
  const jwk = { ...((await crypto.subtle.exportKey('jwk', keys.publicKey)) as JsonWebKey), kid: 'one', alg: 'ES256' }
  let next: Answer = {}
  let begun = new URLSearchParams()

  async function idToken(): Promise<string> {
    const now = Math.floor(Date.now() / 1000)
    const claims = {
      iss: ISSUER,
      aud: CLIENT_ID,
      sub: 'person-1',
      iat: now,
      exp: now + 300,
      nonce: begun.get('nonce'),
      ...next.claims,
    }
    const text = `${part({ alg: 'ES256', kid: 'one' })}.${part(claims)}`
    const key = next.isForged ? foreign.privateKey : keys.privateKey
    const signature = await crypto.subtle.sign({ ...ALGORITHM, hash: 'SHA-256' }, key, new TextEncoder().encode(text))
    return `${text}.${base64url(new Uint8Array(signature))}`
  }

  async function isVerifier(verifier: string): Promise<boolean> {
    const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier)))
    return base64url(hash) === begun.get('code_challenge')
  }

  const pages: Record<string, (request: Request) => unknown> = {
    '/.well-known/openid-configuration': () => ({
      issuer: ISSUER,
      authorization_endpoint: `${ISSUER}/auth`,
      token_endpoint: `${ISSUER}/token`,
      jwks_uri: `${ISSUER}/jwks`,
      userinfo_endpoint: `${ISSUER}/me`,
      id_token_signing_alg_values_supported: ['ES256'],
    }),
    '/jwks': () => ({ keys: [jwk] }),
    '/me': () => next.userInfo,
    '/token': async (request) => {
      const verifier = (await request.formData()).get('code_verifier')
      if (!(await isVerifier(String(verifier)))) return null
      return { access_token: 'access', token_type: 'Bearer', id_token: await idToken() }
    },
  }

  return {
    fetch: async (request: Request): Promise<Response> => {
      const answer = await pages[new URL(request.url).pathname]?.(request)
      return answer ? Response.json(answer) : Response.json({ error: 'invalid_grant' }, { status: 400 })
    },
    /** Lets the person log in. Answers the query with which the browser comes back. */
    logIn(url: string, answer: Answer = {}): string {
      begun = new URL(url).searchParams
      next = answer
      return new URLSearchParams({ code: 'code', state: begun.get('state') ?? '' }).toString()
    },
  }
}
