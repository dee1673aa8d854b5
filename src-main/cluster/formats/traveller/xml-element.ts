import { escapedText, xmlTag } from '../xml-text.ts'

/** An element of a sector's description; one without text closes itself. */
export function xmlElement(name: string, attributes: Readonly<Record<string, string | null>>, text: string): string {
  const tag = xmlTag(name, attributes)
  return text === '' ? `${tag}/>` : `${tag}>${escapedText(text)}</${name}>`
}
