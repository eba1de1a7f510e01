type Rule = (text: string) => string | null

interface PolicyFactory {
  createPolicy(
    name: string,
    rules: Record<'createHTML' | 'createScript' | 'createScriptURL', Rule>,
  ): Record<'createHTML' | 'createScript' | 'createScriptURL', (text: string) => string>
}

const SERVICE_WORKER = '/service-worker.js'

/** Scripts of the build. In development scripts have their source paths. */
const isOwnScript = (address: string) =>
  address === SERVICE_WORKER ||
  /^\/assets\/[\w.-]+\.js$/.test(address) ||
  (import.meta.env.DEV && /^\/\w/.test(address))

/** The only policy that may create markup and script addresses, besides DOMPurify's own. */
const policy = (globalThis as { trustedTypes?: PolicyFactory }).trustedTypes?.createPolicy('kea', {
  createHTML: (html) => html,
  // JSON cannot run as a script.
  createScript: (json) => JSON.stringify(JSON.parse(json)),
  createScriptURL: (address) => (isOwnScript(address) ? address : null),
})

/** Trusted markup: our own or sanitised. The type stays string, as React and the DOM types expect. */
export const trustedHtml = (html: string): string => policy?.createHTML(html) ?? html

/** Trusted JSON for a script element that contains data. */
export const trustedJson = (json: string): string => policy?.createScript(json) ?? json

/** Trusted address of a worker of the build. */
export const trustedWorker = (address: string): string => policy?.createScriptURL(address) ?? address

/** Trusted address of the service worker. */
export const trustedServiceWorker = (): string => trustedWorker(SERVICE_WORKER)
