import { firstViewClasses as classes } from '@kea/shared/first-view/classes'

/** The h1 of a page that opens without a picture, with a sentence or two below it. */
export function PlainHeading({ children, lead }: { children: string; lead?: string }) {
  return (
    <div className={classes.plainHead}>
      <h1 className={classes.plainTitle}>{children}</h1>
      {lead && <p className={classes.plainLead}>{lead}</p>}
    </div>
  )
}
