/** The parts of Node's crypto that the store and its tests use and the Workers' types leave out. */
declare module 'node:crypto' {
  export function scryptSync(
    password: string,
    salt: Uint8Array,
    length: number,
    cost: { N: number; r: number; p: number },
  ): Uint8Array
  export function pbkdf2Sync(
    password: Uint8Array,
    salt: Uint8Array,
    rounds: number,
    length: number,
    digest: 'sha256',
  ): Uint8Array
  export function timingSafeEqual(a: Uint8Array, b: Uint8Array): boolean
}
