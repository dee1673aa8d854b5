/** The bytes that base64 stands for. */
export function bytesOf(base64: string, type: string): Blob {
  const letters = atob(base64)
  return new Blob([Uint8Array.from(letters, (letter) => letter.charCodeAt(0))], { type })
}
