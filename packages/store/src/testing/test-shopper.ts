import { UPLOAD } from '@kea/shared/constants/uploads'
import { jpeg } from './test-images'
import { GUEST, type TestShop } from './test-shop'

export const value = (option: number, choice: number): string => btoa(`custom-option/${option}/${choice}`)

/** 30 × 40 cm, 19 mm frame, picture round the edge: N$42.95. */
export const CANVAS_OPTIONS = [value(1, 104), value(2, 151), value(3, 171)]
export const MUG_OPTIONS = [value(6, 301)]

const isMug = (sku: string): boolean => sku.endsWith('-mug')

export const ADDRESS = {
  firstname: 'Aroha',
  lastname: 'Ngata',
  street: ['12 Ponsonby Road'],
  city: 'Auckland',
  region: 'Auckland',
  postcode: '1011',
  country_code: 'NZ',
  telephone: '021 123 4567',
}

export interface Saved {
  uid: string
  revision: number
}

/** A shopper's requests. `own` are the headers of all of them, such as a customer's token. */
export function createShopper(shop: TestShop, key: string = GUEST, own: Record<string, string> = {}) {
  const call = async (query: string, variables: object = {}, headers: Record<string, string> = {}) => {
    const { data, errors } = await shop.graphql(query, variables, key, { ...own, ...headers })
    if (errors) throw new Error(errors[0]?.message)
    return data
  }

  const startUpload = async (size: number, facts: { type?: string; sha256?: string } = {}): Promise<Response> =>
    shop.request(
      '/uploads',
      { method: 'POST', body: JSON.stringify({ name: 'photo.jpg', type: 'image/jpeg', size, ...facts }) },
      key,
    )

  const putPart = (uid: string, n: number, file: Uint8Array<ArrayBuffer>): Promise<Response> => {
    const body = file.subarray(n * UPLOAD.partBytes, (n + 1) * UPLOAD.partBytes)
    return shop.request(`/uploads/${uid}/parts/${n}`, { method: 'PUT', body }, key)
  }

  const complete = (uid: string) => shop.request(`/uploads/${uid}/complete`, { method: 'POST' }, key)

  /** Answers the completion's response, with the uid in the body on success. */
  async function send(
    file: Uint8Array<ArrayBuffer>,
    facts: { type?: string; sha256?: string } = {},
  ): Promise<Response> {
    const { uid } = await (await startUpload(file.length, facts)).json<{ uid: string }>()
    for (let n = 0; n * UPLOAD.partBytes < file.length; n += 1) await putPart(uid, n, file)
    return complete(uid)
  }

  async function upload(file: Uint8Array<ArrayBuffer> = jpeg()): Promise<string> {
    return (await (await send(file)).json<{ uid: string }>()).uid
  }

  const document = (photo: string | null, options: readonly string[] = CANVAS_OPTIONS, sku = 'canvas-print') => {
    const part = isMug(sku) ? 'wrap' : 'front'
    const crop = { x: 0, y: 0, width: 1, height: 1 }
    return {
      version: 2,
      sku,
      tool: isMug(sku) ? 'photomug-tool' : 'uploadchoice',
      options,
      records: {
        p1: { kind: 'photo', id: 'p1', upload: photo, name: 'photo.jpg', widthPx: 1200, heightPx: 900 },
        s1: { kind: 'surface', id: 's1', part, order: 'a0', orientation: 'landscape' },
        i1: {
          kind: 'item',
          id: 'i1',
          surface: 's1',
          order: 'a0',
          type: 'photo',
          data: { photo: 'p1', turns: 0, crop },
        },
      },
    }
  }

  const save = (input: object) =>
    call(
      `mutation ($input: SaveDesignInput!) { saveDesign(input: $input) {
        design { uid revision name sku product_type preview_image edit_link tool_data expires_at }
        user_errors { code message path } } }`,
      { input },
    ).then((data) => data.saveDesign)

  /** A finished design with its photo and preview. */
  async function design(
    options: readonly string[] = CANVAS_OPTIONS,
    sku = 'canvas-print',
  ): Promise<Saved & { photo: string }> {
    const photo = await upload()
    const saved = await save({
      product_type: isMug(sku) ? 'photomug-tool' : 'uploadchoice',
      sku,
      tool_data: JSON.stringify(document(photo, options, sku)),
      preview_image: await upload(jpeg({ width: 640, height: 480 })),
      for_cart: true,
    })
    return { ...saved.design, photo }
  }

  /** A new cart of a guest; the cart of a customer. */
  async function newCart(): Promise<string> {
    const guests = await shop.graphql('mutation { createGuestCart { cart { id } } }', {}, key, own)
    if (!guests.errors) return guests.data.createGuestCart.cart.id
    return (await call('{ customerCart { id } }')).customerCart.id
  }

  /** `key` is the addition's own: the same one again adds nothing. */
  const add = (cartId: string, items: object[], key?: string) =>
    call(
      `mutation ($cartId: String!, $items: [CartItemInput!]!) { addProductsToCart(cartId: $cartId, cartItems: $items) {
        cart { total_quantity itemsV2 { items { uid quantity prices { price_including_tax { value }
          row_total_including_tax { value } } extra_info { design_uid design_revision edit_link preview_image
          tool_options { label value } } } } prices { grand_total { value } } }
        user_errors { code message } } }`,
      { cartId, items },
      key ? { 'idempotency-key': key } : {},
    ).then((data) => data.addProductsToCart)

  const canvasItem = (saved: Saved, quantity = 1) => ({
    sku: 'canvas-print',
    quantity,
    selected_options: CANVAS_OPTIONS,
    design_uid: saved.uid,
    design_revision: saved.revision,
  })
  const mugItem = (saved: Saved, quantity = 1) => ({
    sku: 'photo-mug',
    quantity,
    selected_options: MUG_OPTIONS,
    design_uid: saved.uid,
    design_revision: saved.revision,
  })

  /** Everything that the checkout needs. */
  const fillCheckout = (cartId: string) =>
    call(
      `mutation ($cartId: String!, $address: CartAddressInput!) {
        setGuestEmailOnCart(input: { cart_id: $cartId, email: "aroha@example.com" }) { cart { email } }
        setShippingAddressesOnCart(input: { cart_id: $cartId, shipping_addresses: [{ address: $address }] }) { cart { id } }
        setBillingAddressOnCart(input: { cart_id: $cartId, billing_address: { same_as_shipping: true } }) { cart { id } }
        setShippingMethodsOnCart(input: { cart_id: $cartId,
          shipping_methods: [{ carrier_code: "courier", method_code: "standard" }] }) { cart { id } }
        setPaymentMethodOnCart(input: { cart_id: $cartId, payment_method: { code: "banktransfer" } }) { cart { id } } }`,
      { cartId, address: ADDRESS },
    )

  const place = (cartId: string) =>
    call(
      `mutation ($cartId: String!) { placeOrder(input: { cart_id: $cartId }) {
        orderV2 { number token status email total { subtotal { value } total_shipping { value } total_tax { value }
          grand_total { value } } items { product_sku product_name quantity_ordered selected_options { label value } }
          shipping_address { firstname city postcode } }
        errors { code message } } }`,
      { cartId },
    ).then((data) => data.placeOrder)

  /** A cart with one canvas that is ready to order. */
  async function readyCart(quantity = 1): Promise<{ cartId: string; saved: Saved & { photo: string } }> {
    const saved = await design()
    const cartId = await newCart()
    await add(cartId, [canvasItem(saved, quantity)])
    await fillCheckout(cartId)
    return { cartId, saved }
  }

  return {
    call,
    startUpload,
    putPart,
    complete,
    send,
    upload,
    document,
    save,
    design,
    newCart,
    add,
    canvasItem,
    mugItem,
    fillCheckout,
    place,
    readyCart,
  }
}
