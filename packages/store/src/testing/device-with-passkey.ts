import { isoBase64URL, isoCBOR } from '@simplewebauthn/server/helpers'

const bytesOf = (text: string) => new TextEncoder().encode(text)
const hashOf = async (bytes: Uint8Array<ArrayBuffer>) => new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
const joined = (...parts: readonly Uint8Array[]) => Uint8Array.from(parts.flatMap((part) => [...part]))

/** The key says that the person was there, was recognised, and whether its public half follows. */
const FLAGS = { signed: 0x05, created: 0x45 }

/** A signature of ECDSA as devices send it, in DER. */
function derOf(signature: Uint8Array): Uint8Array {
  const integer = (part: Uint8Array) => {
    const digits = [...part].slice([...part].findIndex((byte) => byte !== 0))
    const positive = (digits[0] ?? 0) > 127 ? [0, ...digits] : digits
    return [2, positive.length, ...positive]
  }
  const body = [...integer(signature.slice(0, 32)), ...integer(signature.slice(32))]
  return Uint8Array.from([0x30, body.length, ...body])
}

/** A device that makes one passkey and signs with it, as a browser sends it. */
export async function createDevice(origin: string, counterStep = 0) {
  const keys = (await crypto.subtle.generateKey({ name: 'ECDSA', namedCurve: 'P-256' }, true, [
    'sign',
    'verify',
  ])) as CryptoKeyPair
  const { x = '', y = '' } = (await crypto.subtle.exportKey('jwk', keys.publicKey)) as JsonWebKey
  const publicKey = new Map<number, number | Uint8Array>([
    [1, 2],
    [3, -7],
    [-1, 1],
    [-2, isoBase64URL.toBuffer(x)],
    [-3, isoBase64URL.toBuffer(y)],
  ])
  const credentialId = crypto.getRandomValues(new Uint8Array(16))
  const id = isoBase64URL.fromBuffer(credentialId)
  const credential = { id, rawId: id, type: 'public-key' }
  let counter = 0

  const clientData = (type: string, challenge: string, at: string) =>
    bytesOf(JSON.stringify({ type, challenge, origin: at, crossOrigin: false }))
  const authenticatorData = async (rpId: string, flags: number, more: Uint8Array = new Uint8Array()) => {
    const count = new Uint8Array(4)
    new DataView(count.buffer).setUint32(0, counter)
    return joined(await hashOf(bytesOf(rpId)), Uint8Array.from([flags]), count, more)
  }

  return {
    /** The answer to the options of a registration. */
    async create(options: string): Promise<string> {
      const { challenge, rp } = JSON.parse(options)
      const attested = joined(
        new Uint8Array(16),
        Uint8Array.from([0, credentialId.length]),
        credentialId,
        isoCBOR.encode(publicKey),
      )
      const authData = await authenticatorData(rp.id, FLAGS.created, attested)
      const attestation = new Map<string, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', authData],
      ])
      return JSON.stringify({
        ...credential,
        response: {
          clientDataJSON: isoBase64URL.fromBuffer(clientData('webauthn.create', challenge, origin)),
          attestationObject: isoBase64URL.fromBuffer(isoCBOR.encode(attestation as never)),
          transports: ['internal'],
        },
      })
    },

    /** The answer to the options of a login. `from` is the origin of the page. */
    async sign(options: string, from = origin): Promise<string> {
      const { challenge } = JSON.parse(options)
      counter += counterStep
      const data = clientData('webauthn.get', challenge, from)
      const authData = await authenticatorData(new URL(from).hostname, FLAGS.signed)
      const signed = await crypto.subtle.sign(
        { name: 'ECDSA', hash: 'SHA-256' },
        keys.privateKey,
        joined(authData, await hashOf(data)),
      )
      return JSON.stringify({
        ...credential,
        response: {
          clientDataJSON: isoBase64URL.fromBuffer(data),
          authenticatorData: isoBase64URL.fromBuffer(Uint8Array.from(authData)),
          signature: isoBase64URL.fromBuffer(Uint8Array.from(derOf(new Uint8Array(signed)))),
        },
      })
    },

    /** Goes back to an earlier count, as a copy of the device does. */
    rewind(): void {
      counter = 0
    },
  }
}
