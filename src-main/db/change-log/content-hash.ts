import { createHash } from 'node:crypto'

/** Computes a hash of JSON content that does not depend on the order of keys. `letters` is its length. */
export function hashContent(content: unknown, letters: number): string {
  return createHash('sha256').update(canonical(content)).digest('hex').slice(0, letters)
}

function canonical(value: unknown): string {
  return JSON.stringify(value, (_name, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  )
}
