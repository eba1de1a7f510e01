import { CloudOff } from 'lucide-react'
import { useOnline } from '~/lib/use-online'

/** Says that the tool works without a connection, and what becomes of the design. */
export function OfflineNote() {
  if (useOnline()) return null
  return (
    <p className="flex items-center gap-2 bg-ink px-4 py-1.5 text-paper text-sm lg:px-6">
      <CloudOff aria-hidden="true" className="size-5 shrink-0" />
      You are offline. Keep designing: it is saved on this device and sent later.
    </p>
  )
}
