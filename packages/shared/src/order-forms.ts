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
    lead: 'For a wedding, a market stall or a whole exhibition: easels by the number, or of a size that is not in the shop.',
    items: ['Mini easel', 'Table easel', 'Floor easel', OTHER],
    sizeHint: 'How large is the picture that it holds? For example 40 × 60 cm.',
    photoHint: 'A photo of the place or of the picture helps us to choose the right one.',
  },
  {
    code: 'cp',
    route: routes.orderCp as Route,
    heading: 'Order canvas pads',
    lead: 'Class sets for schools and studios, and sheets in sizes that are not in the shop.',
    items: ['Cotton canvas pad, primed', 'Printable canvas pad', OTHER],
    sizeHint: 'For example A3, or 30 × 40 cm.',
    photoHint: 'Only if there is something that words cannot say.',
  },
  {
    code: 'bcpb',
    route: routes.orderBcpb as Route,
    heading: 'Order canvas prints and photo books in bulk',
    lead: 'The same canvas for every branch, a book for everybody in the team: many of a kind, for a price of their own.',
    items: ['Canvas prints', 'Photo books', 'Canvas prints and photo books', OTHER],
    sizeHint: 'For example 60 × 90 cm, or a book of 28 × 21 cm with 40 pages.',
    photoHint: 'Send one or two of the photos if you have them, so that we see what they are good for.',
  },
  {
    code: 'bps',
    route: routes.orderBps as Route,
    heading: 'Order business prints and signs',
    lead: 'Your logo and pictures for an office, a shop or a stand: prints, boards and neon signs, made to measure.',
    items: ['Prints for the wall', 'Boards and panels', 'Neon sign', OTHER],
    sizeHint: 'Width and height, and where it goes: indoors or outdoors.',
    photoHint: 'Your logo as a picture, and a photo of the place.',
  },
]

export type OrderFormCode = OrderForm['code']

/** The form with this code or path. */
export const orderFormOf = (name: string): OrderForm | undefined =>
  ORDER_FORMS.find(({ code, route }) => code === name || route.pattern === name)
