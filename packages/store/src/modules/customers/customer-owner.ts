import { sha256 } from '../../identity'

/** The owner of what a customer of this store uploads and designs. */
export const ownerOfCustomer = (id: number): Promise<string> => sha256(`customer own ${id}`)
