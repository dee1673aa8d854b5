import type { ExportFile } from '#shared/contract/planet28/exchange.ts'

/** Hands a file to the person: the browser saves it where its downloads go. */
export function saveFile({ name, type, text }: ExportFile): void {
  const url = URL.createObjectURL(new Blob([text], { type }))
  const link = document.createElement('a')
  Object.assign(link, { href: url, download: name })
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), 10_000) // some browsers read it only after the click
}
