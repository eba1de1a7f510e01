import type { AddressInfo } from 'node:net'
import { createServer } from '@vue-storefront/middleware'
import { fetchFrom } from './fetch-from'

/** Passes a request of the client on to the edge of the shop, which has a certificate of its own making. */
async function fetchShop(url: string, { method = 'GET', headers = {}, body }: RequestInit = {}): Promise<Response> {
  const { pathname, search } = new URL(url)
  const answer = await fetchFrom('shop', pathname + search, {
    method,
    headers: Object.fromEntries(new Headers(headers)),
    ...(typeof body === 'string' && { body }),
  })
  return new Response(answer.body, { status: answer.status, headers: answer.headers })
}

/** A server of Alokai with its Magento client in front of our shop, as a shop of Alokai runs it. */
export async function startMagentoClient() {
  const server = await createServer({
    logger: { verbosity: 'emergency' },
    integrations: {
      magento: {
        location: '@vue-storefront/magento-api/server',
        configuration: {
          api: 'https://shop.example.com/graphql',
          customApolloHttpLinkOptions: { fetch: fetchShop, fetchOptions: {} },
          recaptcha: { isEnabled: false },
        },
      },
    },
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo

  /** A shopper of that shop. `call` names a function of the client; its cookies are those that the client keeps. */
  const shopper = () => {
    const cookies = new Map<string, string>()
    return {
      keep: (name: string, value: string) => cookies.set(name, value),
      async call(name: string, ...args: unknown[]) {
        const answer = await fetch(`http://127.0.0.1:${port}/magento/${name}`, {
          method: 'POST',
          headers: {
            'content-type': 'application/json',
            cookie: [...cookies].map(([key, value]) => `${key}=${encodeURIComponent(value)}`).join('; '),
          },
          body: JSON.stringify(args),
        })
        const text = await answer.text()
        if (!answer.ok) throw new Error(`${name}: ${text}`)
        const { data, errors } = JSON.parse(text)
        if (errors) throw new Error(`${name}: ${JSON.stringify(errors)}`)
        return data
      },
    }
  }

  return { shopper, stop: () => new Promise((resolve) => server.close(resolve)) }
}
