import type { SizeRow } from '@kea/design/definition'
import { readDefinition } from '@kea/design/read-definition'
import { SIZES_ANCHOR } from '@kea/shared/first-view/hero'
import { formatMoney } from '@kea/shared/money'
import { nextStepOf } from '@kea/shared/page/next-step'
import type { Product } from '@kea/shared/page/product'
import { priceLine } from '@kea/shared/pricing'
import { chooseOption, optionPrices, type ProductOption } from '@kea/shared/product-options'
import { RotateCw } from 'lucide-react'
import { useMemo, useState } from 'react'
import { Button, ButtonLink, buttonClass } from '~/ui/Button'
import { Price } from '~/ui/Price'
import { RadioCards } from '~/ui/RadioCards'
import { Section } from '~/ui/Section'
import { type Choice, sizeOption, useChoice } from './choice'
import { orderMail } from './order-mail'
import { SizeScene } from './SizeScene'
import { groupSizes, orientSize, sceneFor } from './size-scale'

interface SizeChooserProps {
  product: Product
  /** The shop's email address, for products that are ordered by email. */
  email: string
  title?: string
  lead?: string
}

/** Sizes to scale with their prices, the other options, and the link to the design tool. */
export function SizeChooser({ product, email, title = 'Choose a size', lead }: SizeChooserProps) {
  return (
    <Section id={SIZES_ANCHOR} title={title} {...(lead && { lead })}>
      <Chooser product={product} email={email} />
    </Section>
  )
}

function Chooser({ product, email }: { product: Product; email: string }) {
  const choice = useChoice(product)
  const [isUpright, setIsUpright] = useState(false)
  const mainOption = sizeOption(product)
  const definition = useMemo(() => readDefinition(product.definition), [product.definition])
  const sizes = definition?.sizes ?? []
  const canRotate = definition?.canRotate ?? false
  const chosenSize = sizes.find((size) => choice.chosen.includes(size.optionUid)) ?? sizes[0]
  const others = product.options.filter((option) => option !== mainOption)
  const isDrawn = definition?.shape !== 'mug' && chosenSize !== undefined
  return (
    <div className={isDrawn ? 'grid gap-8 lg:grid-cols-[3fr_2fr] lg:gap-14' : 'max-w-xl'}>
      {isDrawn && (
        <div className="lg:sticky lg:top-24 lg:self-start">
          <SizeScene
            scene={sceneFor(sizes)}
            others={sizes.map((size) => (canRotate ? orientSize(size, isUpright) : size))}
            size={canRotate ? orientSize(chosenSize, isUpright) : chosenSize}
            label={sceneLabel(mainOption, chosenSize)}
          />
          {canRotate && chosenSize.widthMm !== chosenSize.heightMm && (
            <Button look="quiet" className="mt-2 -ml-3" onClick={() => setIsUpright(!isUpright)}>
              <RotateCw aria-hidden="true" className="size-4" />
              {isUpright ? 'Show it lying' : 'Show it upright'}
            </Button>
          )}
        </div>
      )}
      <div className="grid content-start gap-8">
        {mainOption && <Sizes product={product} option={mainOption} sizes={sizes} choice={choice} />}
        {others.map((option) => (
          <RadioCards
            key={option.uid}
            legend={option.title}
            className="sm:grid-cols-2"
            choices={option.choices.map(({ uid, title, addCents }) => ({
              value: uid,
              label: title,
              detail: addCents > 0 ? `+ ${formatMoney(addCents)}` : undefined,
            }))}
            value={option.choices.find(({ uid }) => choice.chosen.includes(uid))?.uid}
            onChange={(uid) => choice.choose(uid)}
          />
        ))}
        <NextAction product={product} choice={choice} email={email} />
      </div>
    </div>
  )
}

const sceneLabel = (option: ProductOption | undefined, size: SizeRow): string => {
  const title = option?.choices.find((entry) => entry.uid === size.optionUid)?.title
  return `${title ?? `${size.widthMm / 10} × ${size.heightMm / 10} cm`}, drawn to scale beside things you know`
}

interface SizesProps {
  product: Product
  option: ProductOption
  sizes: readonly SizeRow[]
  choice: Choice
}

/** One group of cards for each shape. All sizes are in one group if the definition lacks any of them. */
function Sizes({ product, option, sizes, choice }: SizesProps) {
  const known = sizes.filter((size) => option.choices.some((entry) => entry.uid === size.optionUid))
  const groups =
    known.length === option.choices.length
      ? groupSizes(known).map((group) => ({ title: group.title, uids: group.sizes.map((size) => size.optionUid) }))
      : [{ title: '', uids: option.choices.map((entry) => entry.uid) }]
  return (
    <div className="grid gap-6">
      {groups.map(({ title, uids }) => (
        <RadioCards
          key={title}
          legend={groups.length > 1 ? `${option.title}: ${title.toLowerCase()}` : option.title}
          className="grid-cols-2 sm:grid-cols-3"
          isStacked
          choices={uids.map((uid) => sizeChoice(product, option, choice.chosen, uid))}
          value={uids.find((uid) => choice.chosen.includes(uid))}
          onChange={(uid) => choice.choose(uid)}
        />
      ))}
    </div>
  )
}

function sizeChoice(product: Product, option: ProductOption, chosen: readonly string[], uid: string) {
  const line = priceLine(product.prices, optionPrices(product.options), chooseOption(product.options, chosen, uid), 1)
  return {
    value: uid,
    label: option.choices.find((entry) => entry.uid === uid)?.title ?? '',
    detail: line ? formatMoney(line.unitCents) : undefined,
  }
}

interface NextActionProps {
  product: Product
  choice: Choice
  email: string
}

/** The price of the choice and the next step: design, ask, email, choose an option, or sold out. */
function NextAction({ product, choice, email }: NextActionProps) {
  const step = nextStepOf(product)
  const missing = product.options.find(
    ({ required, choices }) => required && !choices.some(({ uid }) => choice.chosen.includes(uid)),
  )
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4 border-t border-line pt-6">
      <p aria-live="polite" className="font-display text-heading font-bold">
        {choice.price ? (
          <Price cents={choice.price.unitCents} regularCents={choice.price.regularUnitCents} />
        ) : (
          `Please choose: ${(missing ?? sizeOption(product))?.title.toLowerCase() ?? 'a size'}`
        )}
      </p>
      {step.is === 'sold-out' && <Button state="out-of-stock" className={ACTION} />}
      {step.is === 'design' && choice.startHref && (
        <ButtonLink to={choice.startHref} className={ACTION}>
          Start Order
        </ButtonLink>
      )}
      {step.is === 'ask' && (
        <ButtonLink to={step.href} className={ACTION}>
          {step.label}
        </ButtonLink>
      )}
      {step.is === 'not-online' && (
        <a href={orderMail(email, product, choice.chosen)} className={buttonClass('secondary', ACTION)}>
          Order by email
        </a>
      )}
      {step.is === 'not-online' && (
        <p className="w-full text-ink-soft">
          You can’t order this online yet. Email us your photo and we’ll reply by the next working day.
        </p>
      )}
    </div>
  )
}

const ACTION = 'min-h-13 px-8 max-sm:w-full'
