import type { CaptchaService } from './service'

/** A new challenge for a browser that is about to send a form. */
export async function answerAltcha(request: Request, captcha: CaptchaService): Promise<Response> {
  const headers = { 'Cache-Control': 'no-store' }
  if (request.method === 'GET') return Response.json(await captcha.challenge(), { headers })
  return Response.json(
    { code: 'METHOD', message: 'A challenge is fetched.' },
    { status: 405, headers: { ...headers, Allow: 'GET' } },
  )
}
