import type { ExternalFetch } from '../modules/captcha/recaptcha'

/** New Zealand Post's login and its ParcelAddress API, as its documentation has them. */
export function createFakeNzPost(clientSecret: string, lines: readonly string[]) {
  const state = {
    asked: [] as string[],
    /** Replaces the answers of the addresses. */
    answer: null as ((signal: AbortSignal) => Response | Promise<Response>) | null,
    token: 'first-token',
  }

  async function login(request: Request): Promise<Response> {
    const form = new URLSearchParams(await request.text())
    const isRight = form.get('grant_type') === 'client_credentials' && form.get('client_secret') === clientSecret
    if (request.method !== 'POST' || !isRight) {
      return Response.json({ error: 'invalid_client', error_description: 'Invalid client' }, { status: 401 })
    }
    return Response.json({ access_token: state.token, token_type: 'Bearer', expires_in: 3_600 })
  }

  function addresses(request: Request): Response | Promise<Response> {
    if (state.answer) return state.answer(request.signal)
    if (request.headers.get('authorization') !== `Bearer ${state.token}`) {
      return Response.json({ success: false, errors: [{ code: '401001', message: 'Unauthorised' }] }, { status: 401 })
    }
    const { searchParams } = new URL(request.url)
    const found = lines.filter((line) => line.toLowerCase().startsWith((searchParams.get('q') ?? '').toLowerCase()))
    return Response.json({
      success: true,
      addresses: found.slice(0, Number(searchParams.get('count'))).map((full_address, at) => ({
        full_address,
        address_id: `address-${at}`,
        dpid: String(1_546_480 + at),
      })),
      message_id: '1b8f4c',
    })
  }

  const fetch: ExternalFetch = async (request) => {
    const { hostname, pathname } = new URL(request.url)
    state.asked.push(`${request.method} ${hostname}${pathname}`)
    if (hostname === 'oauth.nzpost.co.nz' && pathname === '/as/token.oauth2') return login(request)
    if (hostname === 'api.nzpost.co.nz' && pathname === '/parceladdress/2.0/domestic/addresses')
      return addresses(request)
    throw new Error(`Nothing answers at ${request.url}`)
  }

  return { fetch, state }
}
