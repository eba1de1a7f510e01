import { toCents } from '../money'
import type { LetterPrice } from '../pricing'
import type { ProductOption } from '../product-options'
import type { BundleItemData, OptionData, OptionValueData, PriceRowData, ProductData } from './page-data'
import { present, text } from './present'
import type { Product, ProductPart } from './product'

const bySortOrder = (a: { sort_order?: number | null }, b: { sort_order?: number | null }) =>
  (a.sort_order ?? 0) - (b.sort_order ?? 0)

/** Anything but a colour is left out: it is written into markup. */
function swatchOf({ swatch }: OptionValueData): { swatch?: string[] } {
  const colours = (swatch ?? []).filter(present).filter((colour) => /^#[\da-f]{6}$/i.test(colour))
  return colours.length > 0 ? { swatch: colours } : {}
}

function toOption(option: OptionData): ProductOption {
  return {
    uid: option.uid,
    title: option.title ?? '',
    required: option.required ?? false,
    choices: (option.value ?? [])
      .filter(present)
      .sort(bySortOrder)
      .map((value) => ({
        uid: value.uid,
        title: value.title ?? '',
        addCents: toCents(value.price ?? 0),
        ...(value.picture && { picture: value.picture }),
        ...swatchOf(value),
      })),
  }
}

/** What further letters cost; undefined for a price that does not depend on words. */
function lettersOf({
  letters_included,
  letter_price,
  regular_letter_price,
  offer_to,
}: PriceRowData): LetterPrice | undefined {
  if (typeof letters_included !== 'number' || !letter_price) return undefined
  return {
    included: letters_included,
    cents: toCents(letter_price.value ?? 0),
    regularCents: regular_letter_price && offer_to ? toCents(regular_letter_price.value ?? 0) : null,
  }
}

const itemsOf = ({ items }: ProductData): BundleItemData[] => (items ?? []).filter(present)

/** The choices of a bundle are those of what it is made of. */
const toItemOption = ({ uid, title, required, position, options }: BundleItemData): OptionData => ({
  uid: uid ?? '',
  title: title ?? '',
  required: required ?? false,
  sort_order: position ?? 0,
  value: (options ?? []).filter(present).map(({ uid: choice, label, price, position: at }) => ({
    uid: choice,
    title: label ?? '',
    price: price ?? 0,
    sort_order: at ?? 0,
  })),
})

const toParts = ({ options }: BundleItemData): ProductPart[] =>
  (options ?? []).filter(present).map(({ uid, label, product, price_alone }) => ({
    uid,
    name: product?.name ?? label ?? '',
    path: product?.canonical_url ?? '',
    picture: { url: product?.small_image?.url ?? '', label: product?.small_image?.label ?? '' },
    aloneCents: price_alone ? toCents(price_alone.value ?? 0) : null,
  }))

/** A product with its prices in cents. */
export function toProduct(data: ProductData): Product {
  const items = itemsOf(data)
  return {
    sku: data.sku ?? '',
    name: data.name ?? '',
    description: text(data.meta_description),
    tool: data.personalisation?.tool ?? null,
    definition: data.personalisation?.definition ?? '',
    inStock: data.stock_status !== 'OUT_OF_STOCK',
    options: [...(data.options ?? []).filter(present), ...items.map(toItemOption)]
      .sort(bySortOrder)
      .map(toOption)
      .filter((option) => option.choices.length > 0),
    ...(items.length > 0 && { parts: items.flatMap(toParts) }),
    prices: (data.price_rows ?? []).filter(present).map((row) => {
      const letters = lettersOf(row)
      return {
        optionUids: row.option_uids,
        quantityFrom: row.quantity_from,
        cents: toCents(row.price.value ?? 0),
        // A regular price is set only if the lower price is an offer with an end.
        regularCents: row.regular_price && row.offer_to ? toCents(row.regular_price.value ?? 0) : null,
        offerFrom: row.offer_from ?? null,
        offerTo: row.offer_to ?? null,
        ...(letters && { letters }),
      }
    }),
    pictures: (data.media_gallery ?? [])
      .filter(present)
      .flatMap((entry) => (entry.url ? [{ url: entry.url, label: entry.label ?? '' }] : [])),
    specifications: text(data.technical_specifications),
    readyWithin: data.ready_within ?? null,
    rating: { average: (data.rating_summary ?? 0) / 20, count: data.review_count ?? 0 },
  }
}
