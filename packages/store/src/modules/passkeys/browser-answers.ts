import { z } from 'zod'

/** Certificates of an attestation have a few thousand characters. */
const text = z.string().min(1).max(20_000)
const credential = { id: text, rawId: text, type: z.literal('public-key') }

/** A browser's answer with a new passkey. */
export const newPasskeyAnswer = z
  .object({
    ...credential,
    response: z.object({
      clientDataJSON: text,
      attestationObject: text,
      transports: z.array(z.string().max(20)).max(10).default([]),
    }),
  })
  .transform((answer) => ({ ...answer, clientExtensionResults: {} }))

/** A browser's answer with the signature of a passkey. */
export const signedAnswer = z
  .object({
    ...credential,
    response: z.object({ clientDataJSON: text, authenticatorData: text, signature: text }),
  })
  .transform((answer) => ({ ...answer, clientExtensionResults: {} }))
