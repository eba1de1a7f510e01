import { Printer } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '~/ui/Button'

/** The buttons of an order's page. The last one prints the page. */
export function OrderButtons({ children }: { children: ReactNode }) {
  return (
    <p className="flex flex-wrap gap-3 print:hidden">
      {children}
      <Button look="secondary" onClick={() => window.print()}>
        <Printer aria-hidden="true" className="size-5" />
        Print
      </Button>
    </p>
  )
}
