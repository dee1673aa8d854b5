/** Parses a stylesheet: `border.Im, route.Trade { color: red; style: dashed }`. Skips anything else. */
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
    /** Value for the most specific of the selectors that has one. They are given in order of specificity. */
    find(selectors: readonly string[], property: string): string | null {
      for (const selector of selectors) {
        const value = rules.get(keyOf(selector, property))
        if (value !== undefined) return value
      }
      return null
    },
  }
}

/** A sector's stylesheet: values by selector such as `border.Im` and property such as `color`. */
export type Stylesheet = ReturnType<typeof parseStylesheet>

function keyOf(selector: string, property: string): string {
  return `${selector}\n${property.toLowerCase()}`
}
