/** What the device knows of its connection. */
export interface Connection {
  isOnline: () => boolean
  subscribe: (listener: () => void) => () => void
}
