import { decodeImage } from '../images/images.ts'

/** Converts pictures in base64, by id, to URLs. Refuses what is no picture. */
export function toPictureUrls(pictures: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(pictures).map(([id, base64]) => {
      const { type, data } = decodeImage(base64)
      return [id, `data:${type};base64,${data}`]
    }),
  )
}

/** URL of a stored picture, or of the one that replaces it in a PDF; null if there is none. */
export function getPictureUrl(
  id: string,
  stored: { readonly type: string; readonly data: string } | null,
  replaced: Readonly<Record<string, string>>,
): string | null {
  return replaced[id] ?? (stored === null ? null : `data:${stored.type};base64,${stored.data}`)
}
