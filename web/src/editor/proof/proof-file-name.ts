/** Characters that a file system refuses, and control characters. */
const UNFIT = /[\\/:*?"<>|\p{Cc}]+/gu

/** `Canvas print - Dogs for Nana - proof.pdf`. */
export const proofFileName = (product: string, name: string): string =>
  `${[product, name, 'proof']
    .map((part) => part.replace(UNFIT, ' ').replace(/\s+/g, ' ').trim())
    .filter(Boolean)
    .join(' - ')}.pdf`
