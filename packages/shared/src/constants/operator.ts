/** Where the edge takes the operator's commands, and where the store does them. */
export const OPERATOR_PATH = '/operator'

/** Header of an answer: paths of the pages that a command has changed, with spaces in between. */
export const CHANGED_PAGES = 'x-changed-pages'
