/**
 * Nothing fires the store's cron on this machine; it does what is due with the first request of a minute, so somebody
 * has to ask. A question that fails is asked again a minute later.
 */
export function keepAwake(url) {
  setInterval(() => fetch(`${url}/healthz?deep`).catch(() => {}), 60_000).unref()
}
