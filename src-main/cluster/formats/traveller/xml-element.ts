import { escapeXml, formatXmlTag } from '../xml-text.ts'

/** Formats an element of sector metadata. Self-closing without text. */
export function formatXmlElement(
  name: string,
  attributes: Readonly<Record<string, string | null>>,
  text: string,
): string {
  const tag = formatXmlTag(name, attributes)
  return text === '' ? `${tag}/>` : `${tag}>${escapeXml(text)}</${name}>`
}
