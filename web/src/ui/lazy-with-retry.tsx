import { type ComponentType, lazy, type ReactNode, useSyncExternalStore } from 'react'
import { fieldsOf } from '~/lib/fields-of'
import { LazyCode } from './lazy-code'
import { MissingPart } from './MissingPart'

/** What stands in for a part whose code did not come: a notice in its place, one over the page, or something of its own. */
type StandIn = 'here' | 'over' | { instead: ReactNode }

/** A layer over the page says by its props whether it is open, and how it closes. */
function missing(standIn: StandIn, props: object, onRetry: () => Promise<boolean>): ReactNode {
  if (typeof standIn === 'object') return standIn.instead
  if (standIn === 'here') return <MissingPart onRetry={onRetry} />
  const { open, isOpen, onClose } = fieldsOf(props)
  if (open === false || isOpen === false) return null
  return <MissingPart isOver onRetry={onRetry} onClose={typeof onClose === 'function' ? () => onClose() : undefined} />
}

interface PlaceProps<Props> {
  code: LazyCode<ComponentType<Props>>
  /** The part while its code comes, or what stands in for it. */
  first: () => ComponentType<Props>
  props: Props
}

function Place<Props extends object>({ code, first, props }: PlaceProps<Props>) {
  const Part = useSyncExternalStore(code.subscribe, code.read, code.read) ?? first()
  return <Part {...props} />
}

/**
 * A component whose code loads on demand. Code that cannot be loaded does not fail the page around it: its place says so
 * and loads it again on request, and the next place that needs it tries anew.
 */
export function lazyWithRetry<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  standIn: StandIn = 'here',
): ComponentType<Props> {
  const code = new LazyCode(load)
  const instead = (props: Props) => missing(standIn, props, () => code.again())
  let asked: Promise<unknown> | null = null
  let part: ComponentType<Props> = instead
  const first = (): ComponentType<Props> => {
    const coming = code.first()
    if (coming !== asked) {
      asked = coming
      part = lazy(async () => ({ default: await coming.catch((): ComponentType<Props> => instead) }))
    }
    return part
  }
  return (props: Props) => <Place code={code} first={first} props={props} />
}
