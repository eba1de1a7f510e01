import type { AttributeCode } from '@kea/shared/constants/attributes'
import { type Cents, fromCents } from '@kea/shared/money'
import type { PriceRow as SharedPriceRow } from '@kea/shared/pricing'
import type {
  BundleItem,
  BundleItemOption,
  CustomizableRadioOption,
  Personalisation,
  PriceRow,
  ProductDiscount,
  ProductImage,
  ProductPrice,
  SimpleProduct,
  TierPrice,
} from '../../__generated__/types'
import { toUid } from '../../identity'
import { toMoney } from '../../money'
import { toSqlTime } from '../../sql-time'
import { type BundlePart, type Product, type ProductOption, singlePrices } from './product'

const toPriceRow = (row: SharedPriceRow): PriceRow => ({
  option_uids: [...row.optionUids],
  quantity_from: row.quantityFrom,
  price: toMoney(row.cents),
  regular_price: row.regularCents === null ? null : toMoney(row.regularCents),
  offer_from: row.offerFrom,
  offer_to: row.offerTo,
  letters_included: row.letters?.included ?? null,
  letter_price: row.letters ? toMoney(row.letters.cents) : null,
  regular_letter_price: row.letters && row.letters.regularCents !== null ? toMoney(row.letters.regularCents) : null,
})

const toDiscount = (regular: Cents, final: Cents): ProductDiscount => ({
  amount_off: fromCents(regular - final),
  percent_off: regular === 0 ? 0 : Math.round(((regular - final) / regular) * 10_000) / 100,
})

/** The quantity breaks of the cheapest choice, each with what it takes off the regular price of one piece. */
function toPriceTiers(rows: readonly SharedPriceRow[], single: SharedPriceRow | undefined): TierPrice[] {
  const choice = single?.optionUids.join()
  return rows
    .filter(({ quantityFrom, optionUids }) => quantityFrom > 1 && optionUids.join() === choice)
    .sort((one, other) => one.quantityFrom - other.quantityFrom)
    .map(({ quantityFrom, cents }) => ({
      quantity: quantityFrom,
      final_price: toMoney(cents),
      discount: toDiscount(single?.regularCents ?? single?.cents ?? cents, cents),
    }))
}

function toProductPrice(row: SharedPriceRow | undefined): ProductPrice {
  const final = row?.cents ?? 0
  const regular = row?.regularCents ?? final
  return {
    regular_price: toMoney(regular),
    final_price: toMoney(final),
    discount: toDiscount(regular, final),
  }
}

const toOption = (option: ProductOption): CustomizableRadioOption => ({
  __typename: 'CustomizableRadioOption',
  uid: option.uid,
  title: option.title,
  required: option.required,
  sort_order: option.position,
  value: option.choices.map((choice) => ({
    uid: choice.uid,
    title: choice.title,
    price: fromCents(choice.addCents),
    price_type: 'FIXED',
    sort_order: choice.position,
    picture: choice.picture || null,
    swatch: [...choice.swatch],
  })),
})

/** The resolvers of its fields read what the part is. */
export type BundleChoice = BundleItemOption & { part: BundlePart | null }

const toBundleItem = ({ uid, title, required, position, choices }: ProductOption): BundleItem => ({
  uid,
  title,
  required,
  position,
  type: 'radio',
  options: choices.map(
    (choice, at): BundleChoice => ({
      uid: choice.uid,
      label: choice.title,
      position: choice.position,
      is_default: at === 0,
      can_change_quantity: false,
      quantity: 1,
      price: fromCents(choice.addCents),
      price_type: 'FIXED',
      part: choice.part,
    }),
  ),
})

/** A bundle has Magento's list of what it is made of, other products have options. */
const toChoices = ({ isBundle, sku, options }: Product) =>
  isBundle
    ? {
        __typename: 'BundleProduct' as const,
        dynamic_price: false,
        options: [],
        items: options.map((option) => ({ ...toBundleItem(option), sku })),
      }
    : { __typename: 'SimpleProduct' as const, options: options.map(toOption) }

const toPersonalisation = (product: Product): Personalisation | null =>
  product.tool && product.definition
    ? { tool: product.tool, definition: product.definition, prices: product.prices.map(toPriceRow) }
    : null

const valuesOf = ({ attributes }: Product, code: AttributeCode): string | null => attributes[code]?.join(',') ?? null

const toSpecialDate = (end: string | null | undefined): string | null => (end ? toSqlTime(end) : null)

/** Below this number of pieces the stock is shown. */
const LOW_STOCK = 10

/**
 * A product as a GraphQL answer, without its reviews and categories, which have their own resolvers. A bundle has the fields
 * of a simple product too, and its own type.
 */
export function toProductAnswer(product: Product): SimpleProduct {
  const singles = singlePrices(product)
  const pictures: ProductImage[] = product.pictures.map(({ url, label }, position) => ({
    __typename: 'ProductImage',
    url,
    label,
    position,
    disabled: false,
  }))
  const image = pictures[0] ?? null
  const answer: Omit<SimpleProduct, 'rating_summary' | 'review_count' | 'reviews' | '__typename'> = {
    ...toChoices(product),
    id: product.id,
    uid: toUid(product.id),
    sku: product.sku,
    name: product.name,
    title: product.name,
    url_key: product.urlKey,
    url_path: product.landingPath.replace(/^\//, ''),
    relative_url: product.landingPath.replace(/^\//, ''),
    canonical_url: product.landingPath,
    redirect_code: 0,
    type: 'PRODUCT',
    description: { html: product.description },
    short_description: { html: product.shortDescription },
    technical_specifications: product.technicalSpecifications,
    about_artist: product.aboutArtist || null,
    meta_title: product.metaTitle,
    meta_keyword: product.metaKeyword,
    meta_description: product.metaDescription,
    image,
    small_image: image,
    thumbnail: image,
    media_gallery: pictures,
    media_gallery_entries: pictures.map(({ url, label, position }) => ({
      uid: toUid(`${product.id}/${position}`),
      file: url ?? null,
      label: label ?? null,
      position: position ?? null,
      disabled: false,
    })),
    price: singles[0] ? { regularPrice: { amount: toMoney(singles[0].regularCents ?? singles[0].cents) } } : null,
    url_rewrites: [{ url: product.landingPath.replace(/^\//, ''), parameters: [] }],
    only_x_left_in_stock: product.stock !== null && product.stock < LOW_STOCK ? product.stock : null,
    special_to_date: toSpecialDate(singles.find(({ offerTo }) => offerTo !== null)?.offerTo),
    product_links: [],
    upsell_products: [],
    stock_status: product.stock === 0 ? 'OUT_OF_STOCK' : 'IN_STOCK',
    price_range: { minimum_price: toProductPrice(singles[0]), maximum_price: toProductPrice(singles.at(-1)) },
    price_tiers: toPriceTiers(product.prices, singles[0]),
    schema_price: singles[0] ? fromCents(singles[0].cents) : null,
    remarketing_product_id: product.sku,
    discount_percent: product.offerPercent,
    price_rows: product.prices.map(toPriceRow),
    personalisation: toPersonalisation(product),
    kind: valuesOf(product, 'kind'),
    room: valuesOf(product, 'room'),
    recipient: valuesOf(product, 'recipient'),
    occasion: valuesOf(product, 'occasion'),
    material: valuesOf(product, 'material'),
    ready_within: product.readyWithin,
  }
  return answer as SimpleProduct
}
