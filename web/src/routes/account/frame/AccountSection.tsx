import { type AccountComponent, accountPath } from '@kea/shared/account-routes'
import type { ReactNode } from 'react'
import { ButtonLink } from '~/ui/Button'

/** A part of an account page, with its heading and what one can do about it. */
export function AccountSection({
  title,
  action,
  children,
}: {
  title: string
  action?: ReactNode
  children: ReactNode
}) {
  return (
    <section className="border-t border-line py-6 first:border-0 first:pt-0 lg:py-8">
      <div className="mb-3 flex flex-wrap items-center justify-between gap-x-6">
        <h2 className="font-display text-subheading font-bold">{title}</h2>
        {action}
      </div>
      {children}
    </section>
  )
}

/** What one can do about a section, on another page of the account. */
export const SectionLink = ({ component, children }: { component: AccountComponent; children: ReactNode }) => (
  <ButtonLink look="quiet" to={accountPath(component)} className="-mx-3">
    {children}
  </ButtonLink>
)

/** As high as the text that it stands for, so that nothing moves when the text comes. */
export function TextPlaceholder({ lines }: { lines: number }) {
  return (
    <div role="status">
      <span className="sr-only">One moment</span>
      {Array.from({ length: lines }, (_, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: all lines are the same.
        <span key={line} aria-hidden="true" className="flex h-7 items-center">
          <span className="h-4 w-48 max-w-full rounded bg-mist" />
        </span>
      ))}
    </div>
  )
}
