import { type ComponentType, lazy, type ReactNode, useSyncExternalStore } from 'react'
import { fieldsOf } from '~/lib/fields-of'
import { LazyCode } from '~/lib/lazy-code'
import { NotLoaded } from './NotLoaded'

/** What stands in for a part whose code did not come: a notice in its place, one over the page, or something of its own. */
type StandIn = 'here' | 'over' | { instead: ReactNode }

/** A layer over the page says whether it is open, and how it closes. */
function missingLayer(props: object, onRetry: () => Promise<boolean>): ReactNode {
  const { open, isOpen, onClose } = fieldsOf(props)
  if (open === false || isOpen === false) return null
  return <NotLoaded isOver onRetry={onRetry} onClose={typeof onClose === 'function' ? () => onClose() : undefined} />
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
  const again = () => code.again()
  const Missing = (props: Props) => {
    if (typeof standIn === 'object') return standIn.instead
    return standIn === 'over' ? missingLayer(props, again) : <NotLoaded onRetry={again} />
  }
  let asked: Promise<unknown> | null = null
  let First: ComponentType<Props> = Missing
  const begin = (): ComponentType<Props> => {
    const first = code.first()
    if (first !== asked) {
      asked = first
      First = lazy(async () => ({ default: await first.catch((): ComponentType<Props> => Missing) }))
    }
    return First
  }
  return function LazyPart(props: Props) {
    const Part = useSyncExternalStore(code.subscribe, code.read, code.read) ?? begin()
    return <Part {...props} />
  }
}
