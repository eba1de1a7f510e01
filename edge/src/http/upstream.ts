/** Sends a request to a backend. */
export type Fetch = (request: Request) => Promise<Response>

/** The service binding ignores the host. The name makes logs readable. */
export const STORE_ORIGIN = 'https://store.internal'
