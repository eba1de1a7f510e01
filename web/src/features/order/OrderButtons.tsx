import { Printer } from 'lucide-react'
import { Button } from '~/ui/Button'

/** Prints the order of this page. */
export function PrintButton() {
  return (
    <Button look="secondary" onClick={() => window.print()} className="print:hidden">
      <Printer aria-hidden="true" className="size-5" />
      Print
    </Button>
  )
}
