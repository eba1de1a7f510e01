/** Path of the operator's commands, at the edge and at the store. */
export const OPERATOR_PATH = '/operator'

/** Response header: paths of the pages that a command has changed, separated by spaces. */
export const CHANGED_PAGES = 'x-changed-pages'
