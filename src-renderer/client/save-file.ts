import type { ExportFile } from '#shared/contract/planet28/exchange.ts'

/** Saves a text as a file for the user. */
export function saveTextFile({ name, type, text }: ExportFile): void {
  saveBlob(name, new Blob([text], { type }))
}

/** Saves binary data as a file: the browser puts it into its downloads. */
export function saveBlob(name: string, blob: Blob): void {
  const url = URL.createObjectURL(blob)
  Object.assign(document.createElement('a'), { href: url, download: name }).click()
  setTimeout(() => URL.revokeObjectURL(url), 10_000) // some browsers read the URL only after the click
}

export function decodeBase64Blob(base64: string, type: string): Blob {
  return new Blob([Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))], { type })
}
