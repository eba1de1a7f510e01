/**
 * Nothing fires the store's cron on this machine; it does what is due with the first request of a minute, so somebody
 * has to ask, also where another backend answers for catalogue and cart: uploads are the store's. A question that fails
 * is asked again a minute later.
 */
export function keepAwake(url) {
  setInterval(() => fetch(`${url}/uploads`).catch(() => {}), 60_000).unref()
}
