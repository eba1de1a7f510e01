/** Limits of a GraphQL document, as in Magento. The edge checks the text, the store checks depth and complexity. */
export const DOCUMENT_LIMITS = {
  /** A design is sent as a variable, so a document is short. */
  chars: 20_000,
  /** Tokens: names, numbers and punctuation. The parser stops at this count. */
  tokens: 8_000,
  depth: 20,
  fields: 300,
  aliases: 10,
} as const
