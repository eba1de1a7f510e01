import { Link } from 'react-router-dom'
import { type CartPart, isToDesign } from '~/features/cart/cart-part'
import { isOwnPath } from '~/lib/paths'
import { ButtonLink } from '~/ui/Button'
import { LinePicture } from '~/ui/LinePicture'
import { LINE_ACTION } from './line-action'

/** The parts of a bundle, each with the way to its design. */
export function CartParts({ name, parts }: { name: string; parts: readonly CartPart[] }) {
  return (
    <ul aria-label={`In ${name}`} className="mt-4 grid gap-4 max-sm:col-span-2">
      {parts.map((part) => (
        <li key={part.uid} className="grid grid-cols-[4.5rem_1fr] items-center gap-x-4">
          <LinePicture line={part} sizes="4.5rem" />
          <div>
            <p className="font-medium">
              <Link to={part.path} className="text-ink no-underline hover:underline">
                {part.name}
              </Link>
            </p>
            <p className="text-sm text-ink-soft">{part.label}</p>
            {part.problem !== '' && !isToDesign(part) && (
              <p className="text-sm font-medium text-danger">{part.problem}</p>
            )}
            <PartLink part={part} />
          </div>
        </li>
      ))}
    </ul>
  )
}

function PartLink({ part: { editLink, design, label, name } }: { part: CartPart }) {
  if (!editLink || !isOwnPath(editLink)) return null
  if (design) {
    return (
      <Link to={editLink} className={LINE_ACTION}>
        Edit design
        <span className="sr-only">
          {' '}
          of {label}, {name}
        </span>
      </Link>
    )
  }
  return (
    <ButtonLink look="secondary" to={editLink} className="mt-1 min-h-11">
      Design it
      <span className="sr-only">
        {' '}
        {label}, {name}
      </span>
    </ButtonLink>
  )
}
