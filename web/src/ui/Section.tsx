import { firstViewClasses } from '@kea/shared/first-view/classes'
import { type ReactNode, useEffect, useRef } from 'react'
import { classNames } from '~/lib/class-names'

interface SectionProps {
  children: ReactNode
  /** The heading. A section without one is only space. */
  title?: string
  lead?: string
  id?: string
  ground?: 'paper' | 'mist'
  className?: string
}

/** A section of a page with the page's width and vertical space. */
export function Section({ children, title, lead, id, ground = 'paper', className }: SectionProps) {
  const section = useRef<HTMLElement>(null)
  useEffect(() => {
    // The browser's own jump to the hash happens before this section is mounted.
    if (id && location.hash === `#${id}`) section.current?.scrollIntoView()
  }, [id])
  return (
    <section
      ref={section}
      id={id}
      className={classNames('py-(--section-space)', ground === 'mist' && 'bg-mist', className)}
    >
      <Container>
        {title && <h2 className="max-w-3xl font-display text-heading font-bold">{title}</h2>}
        {lead && <p className="mt-3 max-w-2xl text-lead text-ink-soft">{lead}</p>}
        {(title || lead) && <div className="h-8 lg:h-12" />}
        {children}
      </Container>
    </section>
  )
}

export function Container({ children, className }: { children: ReactNode; className?: string }) {
  return <div className={classNames(firstViewClasses.container, className)}>{children}</div>
}
