import { quantityBreaks, sizeOption } from '@kea/shared/first-view/choice-groups'
import { stageClasses as look } from '@kea/shared/first-view/stage-classes'
import { formatMoney } from '@kea/shared/money'
import { askPath, asksForWords } from '@kea/shared/order-forms'
import type { Hero } from '@kea/shared/page/hero'
import { type NextStep, nextStepOf } from '@kea/shared/page/next-step'
import { orderMail } from '@kea/shared/page/order-mail'
import type { Product } from '@kea/shared/page/product'
import { chosenLabels } from '@kea/shared/product-options'
import { routes } from '@kea/shared/routes'
import { Price } from '@kea/shared/view/Price'
import { Suspense } from 'react'
import { Link } from 'react-router-dom'
import type { Choice } from '~/features/product-choice/choice'
import { lazyWithRetry } from '~/ui/lazy-with-retry'

const AddSet = lazyWithRetry(async () => (await import('./AddSet')).AddSet)

interface BuyBarProps {
  hero: Hero
  product: Product
  choice: Choice
  /** The shop's email address, for products that are ordered by email. */
  email: string
}

/** How to order what the shop does not take online yet. */
const NOTES: Partial<Record<NextStep['is'], string>> = {
  'not-online': 'You can’t order this online yet. Email us your photo and we’ll reply by the next working day.',
  ask: 'You can’t order this online yet. Ask us and we’ll reply by the next working day.',
}

/** The price of the choice and the next step. On phones a bar at the bottom of the screen. */
export function BuyBar({ hero, product, choice, email }: BuyBarProps) {
  const step = nextStepOf(product)
  return (
    <>
      <div className={look.buyBar} data-buy-bar>
        <div aria-live="polite" className={look.total}>
          <Total product={product} choice={choice} />
        </div>
        {step.is === 'sold-out' ? (
          <button type="button" disabled className={look.soldOut}>
            OUT OF STOCK
          </button>
        ) : (
          hero.href !== '' && <Action hero={hero} step={step} product={product} choice={choice} email={email} />
        )}
      </div>
      {step.is === 'design' && asksForWords(product.sku) && (
        <p className="mt-3">
          <Link to={`${routes.orderBps()}?sku=${product.sku}`} className="underline">
            Or send your logo for a quote
          </Link>
        </p>
      )}
      {NOTES[step.is] && <p className="mt-3 text-sm text-ink-soft">{NOTES[step.is]}</p>}
    </>
  )
}

function Action({ hero, step, product, choice, email }: BuyBarProps & { step: NextStep }) {
  if (step.is === 'not-online') {
    return (
      <a href={orderMail(email, product, choice.chosen)} className={look.action}>
        {hero.cta}
      </a>
    )
  }
  if (step.is === 'set') {
    return (
      <Suspense
        fallback={
          <a href={hero.href} className={look.action}>
            {hero.cta}
          </a>
        }
      >
        <AddSet product={product} choice={choice}>
          {hero.cta}
        </AddSet>
      </Suspense>
    )
  }
  const asked = step.is === 'ask' ? askPath(hero.href, chosenLabels(product.options, choice.chosen)) : hero.href
  return (
    <Link to={step.is === 'design' ? (choice.startHref ?? hero.href) : asked} className={look.action}>
      {hero.cta}
    </Link>
  )
}

function Total({ product, choice }: { product: Product; choice: Choice }) {
  if (product.prices.length === 0)
    return <p className="font-display text-base/snug font-bold lg:text-subheading">Price on request</p>
  if (!choice.price) return <p className="font-semibold">{`Please choose: ${missingOption(product, choice.chosen)}`}</p>
  const breaks = quantityBreaks(product, choice.chosen)
  const [size] = chosenLabels(product.options, choice.chosen)
  return (
    <>
      <Price
        cents={choice.price.unitCents}
        regularCents={choice.price.regularUnitCents}
        className="block font-display text-lg font-bold max-lg:whitespace-normal lg:text-[1.75rem] lg:leading-tight"
      />
      <span className="line-clamp-2 text-sm leading-snug text-ink-soft lg:hidden">{size?.value ?? product.name}</span>
      {breaks.length > 0 && (
        <span className="flex flex-wrap gap-x-3 text-sm text-ink-soft tabular-nums max-lg:hidden">
          {breaks.map(({ quantity, unitCents }) => (
            <span key={quantity}>{`${quantity} for ${formatMoney(unitCents)} each `}</span>
          ))}
        </span>
      )}
    </>
  )
}

function missingOption(product: Product, chosen: readonly string[]): string {
  const missing = product.options.find(
    ({ required, choices }) => required && !choices.some(({ uid }) => chosen.includes(uid)),
  )
  return (missing ?? sizeOption(product))?.title.toLowerCase() ?? 'a size'
}
