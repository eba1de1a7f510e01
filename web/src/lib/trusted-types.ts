type Rule = (text: string) => string | null

interface PolicyFactory {
  createPolicy(
    name: string,
    rules: Record<'createHTML' | 'createScript' | 'createScriptURL', Rule>,
  ): Record<'createHTML' | 'createScript' | 'createScriptURL', (text: string) => string>
}

const SERVICE_WORKER = '/service-worker.js'

/** Scripts of the build; while developing they stand at their source. */
const isOwnScript = (address: string) =>
  address === SERVICE_WORKER ||
  /^\/assets\/[\w.-]+\.js$/.test(address) ||
  (import.meta.env.DEV && /^\/\w/.test(address))

/**
 * The one place from which text may become elements or a script's address: under Trusted Types the browser refuses
 * every other, but DOMPurify's own.
 */
const policy = (globalThis as { trustedTypes?: PolicyFactory }).trustedTypes?.createPolicy('kea', {
  createHTML: (html) => html,
  // JSON runs nothing, wherever it stands.
  createScript: (json) => JSON.stringify(JSON.parse(json)),
  createScriptURL: (address) => (isOwnScript(address) ? address : null),
})

/** Markup of our own, or sanitised. Its type says string, as React and the DOM want it; browsers get what the policy made. */
export const trustedHtml = (html: string): string => policy?.createHTML(html) ?? html

/** JSON for a script element that holds data. */
export const trustedJson = (json: string): string => policy?.createScript(json) ?? json

/** Address of a worker of the build. */
export const trustedWorker = (address: string): string => policy?.createScriptURL(address) ?? address

/** Address of the service worker. */
export const trustedServiceWorker = (): string => trustedWorker(SERVICE_WORKER)
