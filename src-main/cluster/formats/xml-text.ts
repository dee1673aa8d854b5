/** Formats a start tag without its closing bracket. Omits null attributes. */
export function formatXmlTag(name: string, attributes: Readonly<Record<string, string | null>>): string {
  const given = Object.entries(attributes).flatMap(([key, value]) =>
    value === null ? [] : [` ${key}="${escapeXml(value)}"`],
  )
  return `<${name}${given.join('')}`
}

/**
 * Escapes a text for attributes and elements. Removes characters that are invalid in XML and encodes line ends and
 * tabs as character references, so that they are not read as blanks.
 */
export function escapeXml(text: string): string {
  return escape(text, /[&<>"\t\n\r]/g)
}

/** Escapes the text of an element and preserves line ends, for example a list of numbers. */
export function escapeXmlLines(text: string): string {
  return escape(text, /[&<>\r]/g)
}

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\t': '&#9;',
  '\n': '&#10;',
  '\r': '&#13;',
}

function escape(text: string, signs: RegExp): string {
  return storable(text).replace(signs, (sign) => ESCAPES[sign] ?? sign)
}

/** Removes characters that are invalid in XML. */
function storable(text: string): string {
  return text.toWellFormed().replace(/[[\p{Cc}\u{FFFE}\u{FFFF}]--[\t\n\r]]/gv, '')
}
