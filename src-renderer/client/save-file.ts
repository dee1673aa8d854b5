import type { ExportFile } from '#shared/contract/planet28/exchange.ts'

/** Hands a text to the person as a file. */
export function saveFile({ name, type, text }: ExportFile): void {
  saveBlob(name, new Blob([text], { type }))
}

/** Hands bytes to the person as a file: the browser saves it where its downloads go. */
export function saveBlob(name: string, blob: Blob): void {
  const url = URL.createObjectURL(blob)
  Object.assign(document.createElement('a'), { href: url, download: name }).click()
  setTimeout(() => URL.revokeObjectURL(url), 10_000) // some browsers read it only after the click
}

/** The file that base64 stands for. */
export function decodeBlob(base64: string, type: string): Blob {
  return new Blob([Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))], { type })
}
