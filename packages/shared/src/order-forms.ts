import type { Route } from './route'
import { routes } from './routes'

/** Order forms, for products that need a manual quote. */
interface OrderForm {
  /** Its name in API requests. */
  code: 'es' | 'cp' | 'bcpb' | 'bps'
  route: Route
  heading: string
  lead: string
  /** The choices; the last is "something else". */
  items: readonly [string, ...string[]]
  /** Hint for the size, if the form has one. */
  sizeHint: string
  /** Hint for the photos. */
  photoHint: string
}

const OTHER = 'Something else (please say what)'

/** The letters in the URLs are those of the product families. */
export const ORDER_FORMS: readonly [OrderForm, ...OrderForm[]] = [
  {
    code: 'es',
    route: routes.orderEs as Route,
    heading: 'Order easel stands',
    lead: 'Order several easels for a wedding, a market or a show, or ask for a special size.',
    items: ['Mini easel', 'Table easel', 'Floor easel', OTHER],
    sizeHint: 'How large is your picture? For example 40\u00a0×\u00a060\u00a0cm.',
    photoHint: 'A photo of the place or the picture helps us choose the right easel.',
  },
  {
    code: 'cp',
    route: routes.orderCp as Route,
    heading: 'Order canvas pads',
    lead: 'Order class sets for schools and studios, or sheets in special sizes.',
    items: ['Cotton canvas pad, primed', 'Printable canvas pad', OTHER],
    sizeHint: 'For example A3, or 30 × 40 cm.',
    photoHint: 'Add a photo if it helps.',
  },
  {
    code: 'bcpb',
    route: routes.orderBcpb as Route,
    heading: 'Order canvas prints and photo books in bulk',
    lead: 'Order many canvases or books at once and get a price just for you.',
    items: ['Canvas prints', 'Photo books', 'Canvas prints and photo books', OTHER],
    sizeHint: 'For example 60 × 90 cm, or a book of 28 × 21 cm with 40 pages.',
    photoHint: 'Send one or two of your photos, so we can check them.',
  },
  {
    code: 'bps',
    route: routes.orderBps as Route,
    heading: 'Order business prints and signs',
    lead: 'Get your logo and pictures as prints, boards and neon signs, made to measure.',
    items: ['Prints for the wall', 'Boards and panels', 'Neon sign', OTHER],
    sizeHint: 'Width and height, and if it hangs indoors or outdoors.',
    photoHint: 'Add your logo and a photo of the place.',
  },
]

/** Signs are asked for one by one, with the size and colour of their page. */
export const isSign = (sku: string | null): boolean => sku?.endsWith('-neon-sign') === true

/** True for a sign with words of the shopper's own, which its form asks for. */
export const asksForWords = (sku: string | null): boolean => /-business-neon-sign$/.test(sku ?? '')

interface ChosenLabel {
  label: string
  value: string
}

/** The address of a form with what the shopper chose on the page of the product. */
export function askPath(form: string, chosen: readonly ChosenLabel[]): string {
  const query = chosen.map(({ label, value }) => `choice=${encodeURIComponent(`${label}: ${value}`)}`).join('&')
  return query === '' ? form : `${form}${form.includes('?') ? '&' : '?'}${query}`
}

const SIZE = /^size: /i

/** The choices of an address: the size, and the others as lines for the notes. */
export const askedChoices = (choices: readonly string[]): { size: string; notes: string } => ({
  size: choices.find((choice) => SIZE.test(choice))?.replace(SIZE, '') ?? '',
  notes: choices.filter((choice) => !SIZE.test(choice)).join('\n'),
})

export type OrderFormCode = OrderForm['code']

/** The form with this code or path. */
export const orderFormOf = (name: string): OrderForm | undefined =>
  ORDER_FORMS.find(({ code, route }) => code === name || route.pattern === name)
