import type { ProofSide } from './proof-sides'

/** Different lines whose proofs one request may make. An order has up to 100 lines. */
const LINES_MAX = 100

type Proof = ProofSide[] | null

/**
 * Makes proofs one after the other, and that of a line once. A design may have megabytes, and a document of GraphQL may
 * ask for many of them at the same time. Null beyond the limit of lines.
 */
export function createProofQueue(make: (lineId: number) => Promise<Proof>): (lineId: number) => Promise<Proof> {
  const proofs = new Map<number, Promise<Proof>>()
  let last: Promise<unknown> = Promise.resolve()
  return async (lineId) => {
    const known = proofs.get(lineId)
    if (known) return known
    if (proofs.size >= LINES_MAX) return null
    const proof = last.then(() => make(lineId))
    proofs.set(lineId, proof)
    // A failed proof does not stop the next ones.
    last = proof.catch(() => null)
    return proof
  }
}
