import { QUANTITY_MAX } from '@kea/shared/constants/business'
import { isPagesTool, toolPath } from '@kea/shared/routes'
import { isSignTool } from '@kea/shared/tool-of'
import { Price } from '@kea/shared/view/Price'
import { Trash2 } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Link } from 'react-router-dom'
import { type CartLine, isGift, NOT_AVAILABLE } from '~/features/cart/cart'
import { useLineQuantity } from '~/features/cart/use-line-quantity'
import { classNames } from '~/lib/class-names'
import { isOwnPath } from '~/lib/paths'
import { LinePicture } from '~/ui/LinePicture'
import { QuantityStepper } from '~/ui/QuantityStepper'
import { CartParts } from './CartParts'
import { LINE_ACTION } from './line-action'

/** A cart line: its preview, name, options and price. */
export function CartLineItem(props: { line: CartLine; isRestored: boolean; onRemove: () => void; onSave: () => void }) {
  const { line, isRestored, onRemove, onSave } = props
  const name = useRef<HTMLAnchorElement>(null)
  useEffect(() => {
    if (isRestored) name.current?.focus()
  }, [isRestored])
  return (
    <li className="grid grid-cols-[minmax(6rem,34%)_1fr] gap-x-4 gap-y-3 border-b border-line pb-6 sm:grid-cols-[minmax(14rem,22rem)_1fr] sm:gap-8 sm:pb-10">
      <LinePicture line={line} sizes="(min-width: 640px) 22rem, 34vw" className="self-start" />
      {/* On phones name and price stand beside the picture, the buttons below both. */}
      <div className="max-sm:contents sm:flex sm:flex-col">
        <div className="grid items-start gap-x-4 sm:grid-cols-[1fr_auto]">
          <div>
            <h2 className="font-display text-subheading font-bold">
              <Link ref={name} to={line.path} className="text-ink no-underline hover:underline">
                {line.name}
              </Link>
            </h2>
            <LineOptions line={line} />
          </div>
          <LinePrice line={line} />
        </div>
        {line.parts && <CartParts name={line.name} parts={line.parts} />}
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 max-sm:col-span-2 sm:mt-5">
          {isGift(line) ? <GiftProblem line={line} /> : <Pieces line={line} />}
          {isGift(line) && <DesignLinks line={line} onSave={onSave} />}
          <button type="button" onClick={onRemove} className={LINE_ACTION}>
            <Trash2 aria-hidden="true" className="size-4" />
            Remove
            <span className="sr-only"> {line.name}</span>
          </button>
          {!isGift(line) && <DesignLinks line={line} onSave={onSave} />}
        </div>
      </div>
    </li>
  )
}

function DesignLinks({ line, onSave }: { line: CartLine; onSave: () => void }) {
  const anotherPhoto = anotherPhotoPath(line)
  return (
    <div className={classNames('flex flex-wrap gap-x-6', !isGift(line) && 'basis-full')}>
      {line.editLink && isOwnPath(line.editLink) && (
        <Link to={line.editLink} className={LINE_ACTION}>
          {isGift(line) ? 'Change it' : 'Edit design'}
        </Link>
      )}
      {anotherPhoto && (
        <Link to={anotherPhoto} className={LINE_ACTION}>
          Add another photo
          <span className="sr-only"> as {line.name}</span>
        </Link>
      )}
      <button type="button" onClick={onSave} className={LINE_ACTION}>
        Save for later<span className="sr-only"> {line.name}</span>
      </button>
    </div>
  )
}

/** The design tool with the same product and choices, for the next photo; '' for a line without a photo, as a neon sign, and with many. */
function anotherPhotoPath({ design, editLink, sku, selectedOptions }: CartLine): string {
  if (!design || !editLink || !isOwnPath(editLink)) return ''
  const tool = editLink.slice(1).split('?')[0] ?? ''
  const isOnePhoto = !isSignTool(tool) && !isPagesTool(tool)
  return isOnePhoto ? toolPath(tool, { sku, options: selectedOptions.join(',') || undefined }) : ''
}

function Pieces({ line }: { line: CartLine }) {
  const { quantity, setQuantity, problem, isBusy } = useLineQuantity(line)
  return (
    <QuantityStepper
      label={line.name}
      value={quantity}
      max={QUANTITY_MAX}
      onChange={setQuantity}
      error={problem ?? otherProblem(line)}
      isBusy={isBusy}
    />
  )
}

/** Of a bundle only what its parts do not say themselves. */
function otherProblem({ problems, parts }: CartLine): string | undefined {
  if (!parts) return problems[0]
  return problems.find((problem) => problem !== NOT_AVAILABLE && !parts.some((part) => part.problem === problem))
}

/** A gift certificate has no stepper to show its problem. */
function GiftProblem({ line: { problems } }: { line: CartLine }) {
  if (problems[0] === undefined) return null
  return (
    <p role="alert" className="basis-full text-sm font-medium text-danger">
      {problems[0]}
    </p>
  )
}

/** The line for the unit price is always there, so that a step of the quantity moves nothing. */
function LinePrice({ line }: { line: CartLine }) {
  return (
    <div className="flex flex-wrap items-baseline gap-x-2 max-sm:mt-2 sm:block sm:text-right">
      <p className="text-lg font-semibold">
        <Price cents={line.rowCents} regularCents={line.regularRowCents} />
      </p>
      <p className={classNames('text-ink-soft max-sm:text-sm', line.quantity === 1 && 'invisible')}>
        <Price cents={line.unitCents} /> each
      </p>
    </div>
  )
}

function LineOptions({ line }: { line: CartLine }) {
  return (
    <dl className="mt-2 grid gap-0.5 text-ink-soft">
      {line.options.map(({ label, value }) => (
        <div key={label} className="gap-1.5 max-sm:*:inline sm:flex">
          <dt>{label}: </dt>
          <dd className="min-w-0 whitespace-pre-line wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
