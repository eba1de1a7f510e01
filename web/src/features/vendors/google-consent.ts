const SIGNALS = ['ad_storage', 'ad_user_data', 'ad_personalization', 'analytics_storage'] as const
type Answer = 'granted' | 'denied'

const all = (answer: Answer) => Object.fromEntries(SIGNALS.map((signal) => [signal, answer]))

/** A command for Google's scripts: they read nothing but an `arguments` object. */
export function commandsOf(layer: unknown[]): (...command: unknown[]) => void {
  return function gtag() {
    // biome-ignore lint/complexity/noArguments: a list is not taken for a command
    layer.push(arguments)
  }
}

/**
 * Consent Mode in its basic form: no script is loaded before a yes, and the first that a script reads is that everything
 * was denied until then.
 */
export function grantGoogle(layer: unknown[]): void {
  const gtag = commandsOf(layer)
  gtag('consent', 'default', all('denied'))
  gtag('consent', 'update', all('granted'))
}

export const denyGoogle = (layer: unknown[]): void => commandsOf(layer)('consent', 'update', all('denied'))
