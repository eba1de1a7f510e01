import type { DesignDocument } from '@kea/design/document/document'
import type { Finding } from '@kea/design/preflight/finding'

/**
 * The findings of an earlier state of the design that still hold: of what was changed since, a remedy would put the old
 * state back.
 */
export const unchangedFindings = (
  findings: readonly Finding[],
  before: Pick<DesignDocument, 'records'>,
  now: Pick<DesignDocument, 'records'>,
): Finding[] => findings.filter(({ surface, item }) => before.records[item ?? surface] === now.records[item ?? surface])
