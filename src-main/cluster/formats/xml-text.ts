/** The start of a tag without its end; attributes that are null are left out. */
export function formatXmlTag(name: string, attributes: Readonly<Record<string, string | null>>): string {
  const given = Object.entries(attributes).flatMap(([key, value]) =>
    value === null ? [] : [` ${key}="${escapeXml(value)}"`],
  )
  return `<${name}${given.join('')}`
}

/** A text for attributes and elements: what XML cannot hold left out, line ends and tabs as numbers, lest they be read as blanks. */
export function escapeXml(text: string): string {
  return escape(text, /[&<>"\t\n\r]/g)
}

/** A text for elements that keeps its line ends, such as one of many numbers. */
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

/** What XML cannot hold is left out. */
function storable(text: string): string {
  return text.toWellFormed().replace(/[[\p{Cc}\u{FFFE}\u{FFFF}]--[\t\n\r]]/gv, '')
}
