import { roomFor } from '@kea/design/calendar/date-list'
import { lastMonth } from '@kea/design/calendar/month-key'
import type { CalendarSettings } from '@kea/design/document/settings'
import { useEffect, useState } from 'react'
import { Alert } from '~/ui/Alert'
import { Button } from '~/ui/Button'
import { Dialog } from '~/ui/Dialog'
import { Waiting } from '~/ui/Waiting'
import type { ReadDates } from '../../calendar/read-dates'
import { readDatesFile } from '../../calendar/read-dates-file'
import { messageOf } from '../../model/message-of'
import { TickedDates } from './TickedDates'

interface FileDatesDialogProps {
  settings: CalendarSettings
  file: File
  /** Lets the shopper choose another file. */
  onOther: () => void
  onClose: () => void
}

type Reading = { step: 'reading' } | { step: 'refused'; message: string } | { step: 'read'; read: ReadDates }

/** The dates of a file to choose from. The file is read on the device, and nothing is kept but what is ticked. */
export function FileDatesDialog({ settings, file, onOther, onClose }: FileDatesDialogProps) {
  const [reading, setReading] = useState<Reading>({ step: 'reading' })
  const { firstMonth } = settings
  useEffect(() => {
    const stop = new AbortController()
    setReading({ step: 'reading' })
    readDatesFile(file, { first: firstMonth, last: lastMonth({ firstMonth }) }, stop.signal).then(
      (read) => setReading({ step: 'read', read }),
      (error: unknown) => stop.signal.aborted || setReading({ step: 'refused', message: messageOf(error) }),
    )
    return () => stop.abort()
  }, [file, firstMonth])
  return (
    <Dialog title="Dates from your file" open onClose={onClose}>
      <p className="mb-4 text-[0.9375rem] text-ink-soft">
        We read <span className="wrap-anywhere">{file.name}</span> on this device. Nothing of it is sent or kept, except
        for the dates that you tick and add.
      </p>
      {reading.step === 'reading' && <Waiting>Reading your file</Waiting>}
      {reading.step === 'refused' && (
        <div className="grid gap-4">
          <Alert>{reading.message}</Alert>
          <div className="flex flex-wrap gap-3">
            <Button onClick={onOther}>Choose another file</Button>
            <Button look="secondary" onClick={onClose}>
              Cancel
            </Button>
          </div>
          <Ways />
        </div>
      )}
      {reading.step === 'read' && (
        <TickedDates settings={settings} read={reading.read} room={roomFor(settings)} onClose={onClose} />
      )}
    </Dialog>
  )
}

/** How to get such a file from the programs that most people have. */
function Ways() {
  return (
    <section className="text-[0.9375rem]">
      <h3 className="mb-1 font-medium">How to get a file</h3>
      <ul className="grid list-disc gap-1 pl-5 text-ink-soft">
        <li>Google Calendar, on a computer: Settings, then Import &amp; export. Open the zip file that you get.</li>
        <li>Google Contacts: Export, then vCard.</li>
        <li>Calendar or Contacts on a Mac: File, then Export.</li>
        <li>Contacts on an iPhone: hold a list, then Export.</li>
      </ul>
    </section>
  )
}
