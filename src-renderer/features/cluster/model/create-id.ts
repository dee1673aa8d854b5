export function createId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

export function createRandomSeed(): number {
  return crypto.getRandomValues(new Uint32Array(1))[0] ?? 0
}
