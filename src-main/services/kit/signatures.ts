import { createPrivateKey, createPublicKey, generateKeyPairSync, sign, verify } from 'node:crypto'
import type { SignatureVerifier } from '#shared/games/fistful/proof.ts'

// DER prefix of the 32 bytes of an Ed25519 private key (RFC 8410).
const SECRET_HEAD = '302e020100300506032b657004220420'
const PUBLIC_HEAD = '302a300506032b6570032100'

/** Creates a random Ed25519 key pair, each key 64 hexadecimal digits. The secret key never leaves the campaign file. */
export function createKeyPair() {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519')
  return {
    publicKey: publicKey.export({ format: 'der', type: 'spki' }).toString('hex').slice(PUBLIC_HEAD.length),
    secret: privateKey.export({ format: 'der', type: 'pkcs8' }).toString('hex').slice(SECRET_HEAD.length),
  }
}

/** Signs a text. Deterministic; 128 hexadecimal digits. */
export function signText(secret: string, text: string): string {
  const key = createPrivateKey({ key: Buffer.from(SECRET_HEAD + secret, 'hex'), format: 'der', type: 'pkcs8' })
  return sign(null, Buffer.from(text), key).toString('hex')
}

/** Whether a signature of a text was made with the secret key that belongs to a public key. */
export const isSignatureValid: SignatureVerifier = (publicKey, text, signature) => {
  const key = createPublicKey({ key: Buffer.from(PUBLIC_HEAD + publicKey, 'hex'), format: 'der', type: 'spki' })
  return verify(null, Buffer.from(text), key, Buffer.from(signature, 'hex'))
}
