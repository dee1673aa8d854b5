/** A text inside an element or an attribute's quotes: what XML cannot hold left out, line ends as references. */
export function xmlText(text: string): string {
  return text
    .toWellFormed()
    .replace(/\r\n?/g, '\n')
    .replace(/[\p{Cc}\uFFFE\uFFFF]/gu, (character) => (character === '\n' ? character : ' '))
    .replace(/[&<>"\n]/g, (character) => REFERENCES[character as keyof typeof REFERENCES])
}

const REFERENCES = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', '\n': '&#x0A;' } as const

/** An element; attributes that are null are left out, one without text closes itself. */
export function xmlElement(name: string, attributes: Readonly<Record<string, string | null>>, text: string): string {
  const given = Object.entries(attributes).flatMap(([key, value]) =>
    value === null ? [] : [` ${key}="${xmlText(value)}"`],
  )
  return text === '' ? `<${name}${given.join('')}/>` : `<${name}${given.join('')}>${xmlText(text)}</${name}>`
}
