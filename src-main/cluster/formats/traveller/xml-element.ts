import { escapeXml, formatXmlTag } from '../xml-text.ts'

/** An element of a sector's description; one without text closes itself. */
export function formatXmlElement(
  name: string,
  attributes: Readonly<Record<string, string | null>>,
  text: string,
): string {
  const tag = formatXmlTag(name, attributes)
  return text === '' ? `${tag}/>` : `${tag}>${escapeXml(text)}</${name}>`
}
