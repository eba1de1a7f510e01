// A shopper that sends requests directly to the store, in the form in which the edge forwards them.
import { Agent, request } from 'node:http'
import sharp from 'sharp'
import { optionValueUid } from '../../packages/store/seed/build-definition.ts'

/** 30 × 40 cm, 19 mm frame, picture around the edges. */
const CANVAS_OPTIONS = [optionValueUid(1, 104), optionValueUid(2, 151), optionValueUid(3, 171)]
/** In stock, and needs no design. */
export const EASEL_ID = 112
const EASEL = { sku: 'mini-easel', selected_options: [optionValueUid(1121, 112101)] }
/** 20 × 30 cm, lustre. */
const PRINT_OPTIONS = [optionValueUid(4, 206), optionValueUid(5, 251)]
const PHOTO = { width: 1200, height: 900 }
/** An upload is sent in parts of this length. */
const PART_BYTES = 8 * 1024 * 1024
/** Orders of up to 62 records, as keys of `fractional-indexing`. */
const orderKey = (at: number) => `a${'0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'[at]}`

const ADDRESS = {
  firstname: 'Aroha',
  lastname: 'Ngata',
  street: ['12 Ponsonby Road'],
  city: 'Auckland',
  region: 'Auckland',
  postcode: '1011',
  country_code: 'NZ',
  telephone: '021 123 4567',
}

interface CartItem {
  sku: string
  selected_options: string[]
  design_uid?: string
  design_revision?: number
}

export interface SavedDesign {
  uid: string
  revision: number
  /** What was saved, as JSON. */
  document: string
}

/** A photo that was uploaded, with its size in px. */
export interface UploadedPhoto {
  upload: string
  width: number
  height: number
}

/** The cart as `CART` asks for it. */
export interface ShopperCart {
  id: string
  total_quantity: number
  itemsV2: { items: { uid: string; quantity: number; prices: { row_total_including_tax: { value: number } } }[] }
  prices: { grand_total: { value: number }; totals: { code: string; label: string; amount: { value: number } }[] }
  available_payment_methods: { code: string }[]
  shipping_addresses: {
    available_shipping_methods: { method_code: string; amount: { value: number } }[]
    selected_shipping_method: { method_code: string } | null
  }[]
}

/** What a placed order is known by. */
export interface PlacedOrder {
  number: string
  token: string
  /** The path of the payment page, or null. */
  page: string | null
}

type Headers = Record<string, string>

interface Message {
  message: string
}

/** The browser's documents, with other cart fields. */
const CART = `cart { id total_quantity itemsV2 { items { uid quantity prices { row_total_including_tax { value } } } }
  prices { grand_total { value } totals { code label amount { value } } } available_payment_methods { code }
  shipping_addresses { available_shipping_methods { method_code amount { value } } selected_shipping_method { method_code } } }`
const ADD = `mutation ($id: String!, $items: [CartItemInput!]!) { addProductsToCart(cartId: $id, cartItems: $items) {
  ${CART} user_errors { message } } }`
const UPDATE = `mutation ($id: String!, $items: [CartItemUpdateInput!]!) {
  updateCartItems(input: { cart_id: $id, cart_items: $items }) { ${CART} } }`
const SET_ADDRESS = `mutation ($id: String!, $address: CartAddressInput!) { setShippingAddressesOnCart(input: {
  cart_id: $id, shipping_addresses: [{ address: $address }] }) { ${CART} } }`
const SET_EMAIL = `mutation ($id: String!, $email: String!) {
  setGuestEmailOnCart(input: { cart_id: $id, email: $email }) { cart { id } } }`
const CHECK_OUT = `mutation ($id: String!, $payment: String!) {
  setBillingAddressOnCart(input: { cart_id: $id, billing_address: { same_as_shipping: true } }) { cart { id } }
  setShippingMethodsOnCart(input: { cart_id: $id,
    shipping_methods: [{ carrier_code: "courier", method_code: "standard" }] }) { cart { id } }
  setPaymentMethodOnCart(input: { cart_id: $id, payment_method: { code: $payment } }) { cart { id } } }`
const SPEND_CREDIT = 'mutation ($id: String!) { applyStoreCreditToCart(input: { cart_id: $id }) { cart { id } } }'
const TOTAL = 'query ($id: String!) { cart(cart_id: $id) { prices { grand_total { value } } } }'
const PLACE = `mutation ($id: String!, $seen: Float) { placeOrder(input: { cart_id: $id, expected_total: $seen }) {
  payment_redirect_url orderV2 { number token } errors { code message } } }`
const SAVE = `mutation ($input: SaveDesignInput!) { saveDesign(input: $input) {
  design { uid revision } user_errors { message } } }`

const designed = (
  sku: string,
  selected_options: string[],
  { uid: design_uid, revision: design_revision }: Pick<SavedDesign, 'uid' | 'revision'>,
): CartItem => ({
  sku,
  selected_options,
  design_uid,
  design_revision,
})

/** A failed request. `isRefusal` is true if the store refused it with a message and wrote nothing. */
export class StoreError extends Error {
  readonly isRefusal: boolean

  constructor(message: string, isRefusal: boolean) {
    super(message)
    this.isRefusal = isRefusal
  }
}

/** An agent with this number of keep-alive connections. */
export const keepAlive = (connections: number) => new Agent({ keepAlive: true, maxSockets: connections })

interface Request {
  method?: string | undefined
  headers?: Headers
  body?: string | Uint8Array
  agent?: Agent | undefined
}

interface Answer {
  status: number
  body: string
}

/** Sends one request. Fails without a complete response. */
export function send(url: string, { method = 'POST', headers = {}, body = '', agent }: Request): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const length = Buffer.byteLength(body)
    // Node’s own agent keeps connections, which the server may just be closing.
    const sent = request(url, { method, headers: { ...headers, 'content-length': length }, agent: agent ?? false })
    sent.on('error', (error: NodeJS.ErrnoException) => {
      // The server has closed a connection that waited for its next request, and has not read this one.
      if (sent.reusedSocket && error.code === 'ECONNRESET') resolve(send(url, { method, headers, body, agent }))
      else reject(error)
    })
    sent.once('response', (answer) => {
      const parts: Buffer[] = []
      answer.on('data', (part) => parts.push(part))
      answer.on('error', reject)
      answer.once('end', () => resolve({ status: answer.statusCode ?? 0, body: Buffer.concat(parts).toString() }))
    })
    sent.end(body)
  })
}

/**
 * @param url of the store; a function if it changes
 * @param key of the guest
 * @param agent from `keepAlive`; without it each request has its own connection
 * @param token of a customer's session; without it the shopper is a guest
 */
export function storeShopper(url: string | (() => string), key: string, agent?: Agent, token?: string) {
  const address = typeof url === 'function' ? url : () => url
  const headers = { 'x-guest-key': key, ...(token && { authorization: `Bearer ${token}` }) }

  async function call<Data>(query: string, variables: object = {}, more: Headers = {}): Promise<Data> {
    const { status, body } = await send(`${address()}/graphql`, {
      headers: { ...headers, 'content-type': 'application/json', store: 'nz', ...more },
      body: JSON.stringify({ query, variables }),
      agent,
    })
    if (status !== 200) throw new StoreError(`${status} ${body.slice(0, 200)}`, false)
    const { data, errors } = JSON.parse(body) as {
      data: Data
      errors?: [Message & { extensions?: { category?: string } }]
    }
    if (errors) throw new StoreError(errors[0].message, errors[0].extensions?.category !== undefined)
    return data
  }

  const plainPhoto = () =>
    sharp({ create: { ...PHOTO, channels: 3, background: '#4a7' } })
      .jpeg()
      .toBuffer()

  async function upload(photo: Buffer | null = null): Promise<string> {
    const file = photo ?? (await plainPhoto())
    const post = (path: string, body: string | Uint8Array, method?: string) =>
      send(`${address()}/uploads${path}`, { method, headers, body, agent })
    const opened = await post('', JSON.stringify({ name: 'photo.jpg', type: 'image/jpeg', size: file.length }))
    const { uid: id } = JSON.parse(opened.body) as { uid: string }
    for (let part = 0; part * PART_BYTES < file.length; part += 1) {
      await post(`/${id}/parts/${part}`, file.subarray(part * PART_BYTES, (part + 1) * PART_BYTES), 'PUT')
    }
    const { status } = await post(`/${id}/complete`, '')
    if (status !== 200) throw new StoreError(`The photo was not taken: ${status}`, false)
    return id
  }

  /** The design document of a canvas with a photo. `note` makes it unique. */
  const documentOf = (photo: string, note: string) => ({
    version: 2,
    sku: 'canvas-print',
    tool: 'uploadchoice',
    options: CANVAS_OPTIONS,
    records: {
      p1: { kind: 'photo', id: 'p1', upload: photo, name: `${note}.jpg`, widthPx: PHOTO.width, heightPx: PHOTO.height },
      s1: { kind: 'surface', id: 's1', part: 'front', order: 'a0', orientation: 'landscape' },
      i1: {
        kind: 'item',
        id: 'i1',
        surface: 's1',
        order: 'a0',
        type: 'photo',
        data: { photo: 'p1', turns: 0, crop: { x: 0, y: 0, width: 1, height: 1 } },
      },
    },
  })

  /** The design document of prints, each of its photo. */
  const printsDocument = (photos: readonly UploadedPhoto[]) => ({
    version: 2,
    sku: 'photo-print',
    tool: 'photoprints-tool',
    options: PRINT_OPTIONS,
    records: Object.fromEntries(
      photos
        .flatMap(({ upload: photo, width, height }, at) => [
          { kind: 'photo', id: `p${at}`, upload: photo, name: `${at}.jpg`, widthPx: width, heightPx: height },
          { kind: 'surface', id: `s${at}`, part: 'front', order: orderKey(at), orientation: 'landscape' },
          {
            kind: 'item',
            id: `i${at}`,
            surface: `s${at}`,
            order: 'a0',
            type: 'photo',
            data: { photo: `p${at}`, turns: 0, crop: { x: 0, y: 0, width: 1, height: 1 } },
          },
        ])
        .map((record) => [record.id, record]),
    ),
  })

  /** Saves a document for the cart. */
  async function saveDocument(tool: string, value: { sku: string }, design: string | null): Promise<SavedDesign> {
    const { sku } = value
    const document = JSON.stringify(value)
    const input = { design_uid: design, product_type: tool, sku, tool_data: document }
    const { saveDesign } = await call<{
      saveDesign: { design: { uid: string; revision: number } | null; user_errors: Message[] }
    }>(SAVE, { input: { ...input, for_cart: true } })
    const { design: saved, user_errors } = saveDesign
    if (!saved) throw new StoreError(user_errors[0]?.message ?? 'Not saved', true)
    return { ...saved, document }
  }

  return {
    upload,
    newCart: async () =>
      (await call<{ createGuestCart: { cart: { id: string } } }>('mutation { createGuestCart { cart { id } } }'))
        .createGuestCart.cart.id,
    /** The active cart of a customer. */
    ownCart: async () => (await call<{ customerCart: { id: string } }>('{ customerCart { id } }')).customerCart.id,
    /** Pays from the customer's store credit as far as it reaches. */
    spendCredit: (id: string) => call(SPEND_CREDIT, { id }),

    /** Returns the cart. `item` is an easel by default. */
    async add(
      id: string,
      { item = EASEL, quantity = 1, key: addition }: { item?: CartItem; quantity?: number; key?: string } = {},
    ): Promise<ShopperCart> {
      const more: Headers = addition ? { 'idempotency-key': addition } : {}
      const { addProductsToCart } = await call<{
        addProductsToCart: { cart: ShopperCart; user_errors: Message[] }
      }>(ADD, { id, items: [{ ...item, quantity }] }, more)
      const { cart, user_errors } = addProductsToCart
      if (user_errors[0]) throw new StoreError(user_errors[0].message, true)
      return cart
    },

    async setQuantity(id: string, line: string, quantity: number): Promise<ShopperCart> {
      const items = [{ cart_item_uid: line, quantity }]
      return (await call<{ updateCartItems: { cart: ShopperCart } }>(UPDATE, { id, items })).updateCartItems.cart
    },

    setAddress: (id: string) => call(SET_ADDRESS, { id, address: ADDRESS }),

    /** Sets everything that an order needs other than lines. Each guest has its own email. */
    async fillCheckout(id: string, payment = 'banktransfer'): Promise<void> {
      await call(SET_ADDRESS, { id, address: ADDRESS })
      if (!token) await call(SET_EMAIL, { id, email: `${key}@example.com` })
      await call(CHECK_OUT, { id, payment })
    },

    /** What the cart costs now, as the store tells it. */
    totalOf: async (id: string) =>
      (await call<{ cart: { prices: { grand_total: { value: number } } } }>(TOTAL, { id })).cart.prices.grand_total
        .value,

    /**
     * @param more headers
     * @param seen the total that the shopper agrees to
     */
    async place(id: string, more?: Headers, seen: number | null = null): Promise<PlacedOrder> {
      const { placeOrder } = await call<{
        placeOrder: {
          orderV2: { number: string; token: string } | null
          errors: Message[]
          payment_redirect_url: string | null
        }
      }>(PLACE, { id, seen }, more)
      const { orderV2, errors, payment_redirect_url: page } = placeOrder
      if (!orderV2) throw new StoreError(errors[0]?.message ?? 'No order', true)
      return { ...orderV2, page }
    },

    /** Pays on the sandbox's page; again for a payment that was made changes nothing. */
    async payOn(page: string): Promise<void> {
      const form = { ...headers, 'content-type': 'application/x-www-form-urlencoded' }
      const { status, body } = await send(`${address()}${page}`, { headers: form, body: 'result=paid', agent })
      if (status !== 303) throw new StoreError(`${status} ${body.slice(0, 200)}`, false)
    },

    /** Saves a revision of `design`, or a new design. */
    save: (photo: string, note: string, design: string | null = null) =>
      saveDocument('uploadchoice', documentOf(photo, note), design),

    /** Saves prints of photos. */
    savePrints: (photos: readonly UploadedPhoto[]) => saveDocument('photoprints-tool', printsDocument(photos), null),

    /** The cart item of a canvas with its own design. */
    canvas: (design: SavedDesign) => designed('canvas-print', CANVAS_OPTIONS, design),
    /** The cart item of prints with their design. */
    prints: (design: SavedDesign) => designed('photo-print', PRINT_OPTIONS, design),
  }
}
