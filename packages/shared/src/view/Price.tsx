import { type Cents, formatMoney } from '../money'

interface PriceProps {
  cents: Cents
  /** The price without the offer, shown struck through when it is higher. */
  regularCents?: Cents | null
  className?: string | undefined
}

/** An amount with tabular figures. Only a reduced price is orange. */
export function Price({ cents, regularCents, className }: PriceProps) {
  const isOffer = regularCents != null && regularCents > cents
  return (
    <span className={`whitespace-nowrap tabular-nums${className ? ` ${className}` : ''}`}>
      {isOffer && (
        <>
          <s className="mr-2 font-normal text-ink-soft">
            <span className="sr-only">Usually </span>
            {formatMoney(regularCents)}
          </s>
          <span className="sr-only">, now </span>
          {/* Where a line may break it breaks here. */}
          <wbr />
        </>
      )}
      <span className={isOffer ? 'text-underwing-ink' : undefined}>{formatMoney(cents)}</span>
    </span>
  )
}
