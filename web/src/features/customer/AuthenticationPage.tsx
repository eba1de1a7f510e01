import { firstViewClasses as classes } from '@kea/shared/first-view/classes'
import { type ReactNode, useEffect, useRef } from 'react'
import { Container } from '~/ui/Section'

interface AuthenticationPageProps {
  title: string | undefined
  /** For a page that takes the place of a form: the eye and the focus go to its heading. */
  takesFocus?: boolean
  lead?: ReactNode
  /** What else the shopper may have come for. */
  aside?: ReactNode
  children: ReactNode
}

/** The frame of the pages for getting into an account. */
export function AuthenticationPage({ title, takesFocus = false, lead, aside, children }: AuthenticationPageProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (!takesFocus) return
    window.scrollTo(0, 0)
    heading.current?.focus({ preventScroll: true })
  }, [takesFocus])
  return (
    <Container className="grid gap-x-20 gap-y-12 pt-8 pb-20 lg:grid-cols-[minmax(0,32rem)_minmax(0,24rem)] lg:pt-14">
      <div>
        <h1
          ref={heading}
          tabIndex={takesFocus ? -1 : undefined}
          className="font-display text-title font-bold outline-none"
        >
          {title}
        </h1>
        {lead && <p className={classes.plainLead}>{lead}</p>}
        <div className="mt-8">{children}</div>
      </div>
      {aside && <aside className="content-start border-t border-line pt-6 lg:border-0 lg:pt-4">{aside}</aside>}
    </Container>
  )
}
