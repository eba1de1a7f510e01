/** Where the edge takes the operator's deeds, and where the store does them. */
export const OPERATOR_PATH = '/operator'
