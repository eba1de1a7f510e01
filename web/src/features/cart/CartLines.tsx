import { DesignPreview } from '~/ui/DesignPreview'
import { Price } from '~/ui/Price'
import type { Cart } from './cart'

/** The lines of a cart, each with a preview of its design. */
export function CartLines({ lines }: Pick<Cart, 'lines'>) {
  return (
    <ul className="grid gap-4">
      {lines.map((line) => (
        <li key={line.uid} className="grid grid-cols-[6rem_1fr_auto] items-start gap-4">
          <DesignPreview name={line.name} preview={line.preview} />
          <div>
            <p className="font-medium">
              {line.quantity > 1 && <span className="tabular-nums">{line.quantity} × </span>}
              {line.name}
            </p>
            <p className="text-sm wrap-anywhere text-ink-soft">{line.options.map(({ value }) => value).join(', ')}</p>
          </div>
          <Price cents={line.rowCents} />
        </li>
      ))}
    </ul>
  )
}
