import { formatMoney } from '@kea/shared/money'
import type { Product, ProductOption } from '@kea/shared/page/product'
import { optionPrices } from '@kea/shared/page/product'
import { priceLine } from '@kea/shared/pricing'
import { RotateCw } from 'lucide-react'
import { useState } from 'react'
import { Button, ButtonLink } from '~/ui/Button'
import { Price } from '~/ui/Price'
import { RadioCards } from '~/ui/RadioCards'
import { Section } from '~/ui/Section'
import { type Choice, sizeOption, useChoice } from './choice'
import { SizeScene } from './SizeScene'
import { groupSizes, type Size, sceneFor, sizesOf, turned } from './size-scale'

/** Anchor of the chooser, for links from elsewhere on the page. */
const SIZES_ANCHOR = 'sizes'

interface SizeChooserProps {
  product: Product
  title?: string
  lead?: string
}

/** Sizes, drawn to scale, with the price of each; the other options; and the link into the design tool. */
export function SizeChooser({ product, title = 'Choose a size', lead }: SizeChooserProps) {
  return (
    <Section id={SIZES_ANCHOR} title={title} {...(lead && { lead })}>
      <Chooser product={product} />
    </Section>
  )
}

function Chooser({ product }: { product: Product }) {
  const choice = useChoice(product)
  const [upright, setUpright] = useState(false)
  const bySize = sizeOption(product)
  const { sizes, shape, canRotate } = sizesOf(product.definition)
  const chosenSize = sizes.find((size) => choice.chosen.includes(size.optionUid)) ?? sizes[0]
  const others = product.options.filter((option) => option !== bySize)
  const isDrawn = shape !== 'mug' && chosenSize !== undefined
  return (
    <div className={isDrawn ? 'grid gap-8 lg:grid-cols-[3fr_2fr] lg:gap-14' : 'max-w-xl'}>
      {isDrawn && (
        <div className="lg:sticky lg:top-24 lg:self-start">
          <SizeScene
            scene={sceneFor(sizes)}
            others={sizes.map((size) => (canRotate ? turned(size, upright) : size))}
            size={canRotate ? turned(chosenSize, upright) : chosenSize}
            label={sceneLabel(bySize, chosenSize)}
          />
          {canRotate && chosenSize.widthMm !== chosenSize.heightMm && (
            <Button look="quiet" className="mt-2 -ml-3" onClick={() => setUpright(!upright)}>
              <RotateCw aria-hidden="true" className="size-4" />
              {upright ? 'Show it lying' : 'Show it upright'}
            </Button>
          )}
        </div>
      )}
      <div className="grid content-start gap-8">
        {bySize && <Sizes product={product} option={bySize} sizes={sizes} choice={choice} />}
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
            onChange={(uid) => choice.choose(option, uid)}
          />
        ))}
        <Next product={product} choice={choice} />
      </div>
    </div>
  )
}

const sceneLabel = (option: ProductOption | undefined, size: Size): string => {
  const title = option?.choices.find((entry) => entry.uid === size.optionUid)?.title
  return `${title ?? `${size.widthMm / 10} × ${size.heightMm / 10} cm`}, drawn to scale beside things you know`
}

interface SizesProps {
  product: Product
  option: ProductOption
  sizes: Size[]
  choice: Choice
}

/** One group of cards for each shape; sizes of which the definition says nothing stand in one group. */
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
          onChange={(uid) => choice.choose(option, uid)}
        />
      ))}
    </div>
  )
}

function sizeChoice(product: Product, option: ProductOption, chosen: readonly string[], uid: string) {
  const own = new Set(option.choices.map((entry) => entry.uid))
  const line = priceLine(product.prices, optionPrices(product), [...chosen.filter((other) => !own.has(other)), uid], 1)
  return {
    value: uid,
    label: option.choices.find((entry) => entry.uid === uid)?.title ?? '',
    detail: line ? formatMoney(line.unitCents) : undefined,
  }
}

function Next({ product, choice }: { product: Product; choice: Choice }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4 border-t border-line pt-6">
      <p aria-live="polite" className="font-display text-heading font-bold">
        {choice.price ? (
          <Price cents={choice.price.unitCents} regularCents={choice.price.regularUnitCents} />
        ) : (
          'Please choose a size'
        )}
      </p>
      {product.inStock && choice.startHref ? (
        <ButtonLink to={choice.startHref} className="min-h-13 px-8 max-sm:w-full">
          Start Order
        </ButtonLink>
      ) : (
        <Button state="out-of-stock" className="min-h-13 px-8 max-sm:w-full" />
      )}
    </div>
  )
}
