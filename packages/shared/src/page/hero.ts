/** One picture of a hero. */
export interface HeroPicture {
  picture: string
  alt: string
  /** A short text over the picture; '' for none. */
  title: string
}

/** The hero of a page. The edge renders it as HTML, the SPA as a component. */
export interface Hero {
  title: string
  text: string
  /** URL of the picture; '' for none. */
  picture: string
  alt: string
  /** All pictures, the first one included. */
  pictures: HeroPicture[]
  cta: string
  /** Target of the button: the design tool, a form, an email, or the products of the page; '' for no button. */
  href: string
  /** Text before the price. */
  pricePrefix: string
  /** The placeholder contains more pictures. They rotate by themselves. */
  hasSlides: boolean
  /** True on the home page, whose picture and text are larger. */
  large: boolean
}

/** What a banner shows beside text and button. It is rendered later, so space is reserved for it. */
export interface HeroExtras {
  rating: boolean
  links: boolean
  offer: boolean
}
