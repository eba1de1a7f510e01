/** Limits of a GraphQL document, as Magento has them. The edge checks the text, the store what it asks for. */
export const DOCUMENT_LIMITS = {
  /** A design travels as a variable, so a document is short. */
  chars: 20_000,
  /** Names, numbers and punctuation: reading stops there. */
  tokens: 8_000,
  depth: 20,
  fields: 300,
  aliases: 10,
} as const
