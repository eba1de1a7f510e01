/** Wall templates are private files of our own store. */
export const WALL_TEMPLATES_PATH = '/media/wall-templates'

/**
 * The address of the wall template of an order's line, which is 1 for the first: for the customer of the order, or for
 * everybody with its token.
 */
export const wallTemplatePath = (number: string, line: number, token?: string): string =>
  `${WALL_TEMPLATES_PATH}/${number}/${line}.pdf${token === undefined ? '' : `?token=${encodeURIComponent(token)}`}`
