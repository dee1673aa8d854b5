/** Reads a stylesheet: `border.Im, route.Trade { color: red; style: dashed }`. What is written otherwise is passed over. */
export function parseStylesheet(text: string) {
  const rules = new Map<string, string>()
  for (const block of text.replace(/\/\*[^]*?(\*\/|$)/g, ' ').split('}')) {
    const [selectors, declarations] = block.split('{')
    if (selectors === undefined || declarations === undefined) continue
    for (const declaration of declarations.split(';')) {
      const [property, value] = declaration.split(':').map((part) => part.trim())
      if (!property || !value) continue
      for (const selector of selectors.split(',')) rules.set(keyOf(selector.trim(), property), value)
    }
  }
  return {
    /** The value of the most exact of some selectors, the first one that has any. */
    find(selectors: readonly string[], property: string): string | null {
      for (const selector of selectors) {
        const value = rules.get(keyOf(selector, property))
        if (value !== undefined) return value
      }
      return null
    },
  }
}

/** What a sector's stylesheet says: a value for a selector such as `border.Im` and a property such as `color`. */
export type Stylesheet = ReturnType<typeof parseStylesheet>

function keyOf(selector: string, property: string): string {
  return `${selector}\n${property.toLowerCase()}`
}
