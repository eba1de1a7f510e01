import { firstViewClasses as look } from '../first-view/classes'

/** The h1 of a page that opens without a picture, with a sentence or two below it. */
export function PlainHeading({ children, lead }: { children: string; lead?: string }) {
  return (
    <div className={look.plainHead}>
      <h1 className={look.plainTitle}>{children}</h1>
      {lead && <p className={look.plainLead}>{lead}</p>}
    </div>
  )
}
