import { sha256 } from '@noble/hashes/sha2'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils'

/** SHA-256 of a text's UTF-8 bytes, as 64 lower-case hexadecimal digits. */
export function sha256Hex(text: string): string {
  return bytesToHex(sha256(utf8ToBytes(text)))
}

/** SHA-256 of a text's UTF-8 bytes, as 32 bytes. */
export function sha256Bytes(text: string): Uint8Array {
  return sha256(utf8ToBytes(text))
}

/**
 * Canonical JSON: keys sorted at every depth and no whitespace, so that equal values give equal texts on every
 * machine. Throws on values that JSON cannot represent (undefined, functions, non-finite numbers).
 */
export function formatCanonicalJson(value: unknown): string {
  if (value === null || typeof value === 'boolean' || typeof value === 'string') return JSON.stringify(value)
  if (typeof value === 'number') {
    if (!Number.isFinite(value)) throw new RangeError(`${value} cannot be written as JSON`)
    return JSON.stringify(value)
  }
  if (Array.isArray(value)) return `[${value.map(formatCanonicalJson).join(',')}]`
  if (typeof value !== 'object') throw new TypeError(`A ${typeof value} cannot be written as JSON`)
  const record = value as Readonly<Record<string, unknown>>
  let text = ''
  for (const name of Object.keys(record).sort())
    text += `${text === '' ? '' : ','}${JSON.stringify(name)}:${formatCanonicalJson(record[name])}`
  return `{${text}}`
}
