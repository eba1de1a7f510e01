import { firstViewClasses as classes } from '@kea/shared/first-view/classes'

/** The h1 of a page that opens without a picture. */
export function PlainHeading({ children }: { children: string }) {
  return (
    <div className={classes.plainHead}>
      <h1 className={classes.plainTitle}>{children}</h1>
    </div>
  )
}
