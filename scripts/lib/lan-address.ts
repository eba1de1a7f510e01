// The address of this computer in its local network.
import { networkInterfaces } from 'node:os'

/** The IPv4 address that other devices reach. Ends the script where there is none. */
export function lanAddress() {
  const found = Object.values(networkInterfaces())
    .flat()
    .find((each) => each?.family === 'IPv4' && !each.internal)
  if (found) return found.address
  console.error('This computer is in no network. Start the shop without --lan.')
  process.exit(1)
}
