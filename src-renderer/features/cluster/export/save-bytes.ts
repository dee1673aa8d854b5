/** Hands a file of bytes to the person: the browser saves it where its downloads go. */
export function saveBytes(name: string, blob: Blob): void {
  const url = URL.createObjectURL(blob)
  Object.assign(document.createElement('a'), { href: url, download: name }).click()
  setTimeout(() => URL.revokeObjectURL(url), 10_000) // some browsers read it only after the click
}

/** The bytes that base64 stands for. */
export function bytesOf(base64: string, type: string): Blob {
  const letters = atob(base64)
  return new Blob([Uint8Array.from(letters, (letter) => letter.charCodeAt(0))], { type })
}
