import type { DesignDocument } from '@kea/design/document/document'
import type { Session } from './session'

/** The session without items that are no longer in the design; null where all are there. */
export function withoutGone(
  { selection, cropping, editing }: Pick<Session, 'selection' | 'cropping' | 'editing'>,
  { records }: Pick<DesignDocument, 'records'>,
): Pick<Session, 'selection' | 'cropping' | 'editing'> | null {
  const isThere = (id: string | null) => id !== null && Object.hasOwn(records, id)
  const left = selection.filter(isThere)
  if (left.length === selection.length && (editing === null || isThere(editing))) return null
  return {
    selection: left,
    cropping: cropping !== null && left.includes(cropping) ? cropping : null,
    editing: isThere(editing) ? editing : null,
  }
}
