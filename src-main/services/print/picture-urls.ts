import { parseImage } from '../images/images.ts'

/** Converts pictures in base64, by id, to URLs. Refuses what is no picture. */
export function toPictureUrls(pictures: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(pictures).map(([id, base64]) => {
      const { type, data } = parseImage(base64)
      return [id, `data:${type};base64,${data}`]
    }),
  )
}
