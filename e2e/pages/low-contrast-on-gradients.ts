/**
 * Lists texts on a gradient, which axe does not judge, with insufficient contrast to the background or to a gradient
 * colour beneath them. Runs in the window.
 */
export function listLowContrastOnGradients(): string[] {
  type Colour = readonly [red: number, green: number, blue: number, alpha: number]
  const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })
  const known = new Map<string, Colour>()
  const found: string[] = []
  for (const item of document.querySelectorAll('body *'))
    if (getComputedStyle(item).backgroundImage.includes('gradient') && item.checkVisibility()) judge(item)
  return found

  function judge(gradient: Element): void {
    const texts = document.createTreeWalker(gradient, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      const words = texts.currentNode.parentElement
      const above = words && texts.currentNode.textContent?.trim() ? coatsBetween(words, gradient) : null
      if (!words || !above || !words.checkVisibility() || words.closest(':disabled, [aria-disabled=true]')) continue
      const range = document.createRange()
      range.selectNodeContents(texts.currentNode)
      const under = [groundOf(gradient), ...stopsUnder(gradient, range.getBoundingClientRect())]
      const worst = Math.min(...under.map((ground) => contrast(words, painted(above, ground))))
      if (worst < leastFor(words))
        found.push(`contrast ${worst.toFixed(2)} on a gradient: ${words.outerHTML.slice(0, 300)}`)
    }
  }

  /** Background colours between a text and the gradient, topmost first. Null if they hide the gradient. */
  function coatsBetween(words: Element, gradient: Element): Colour[] | null {
    const coats: Colour[] = []
    for (let layer: Element | null = words; layer && layer !== gradient; layer = layer.parentElement) {
      const coat = colourOf(getComputedStyle(layer).backgroundColor)
      if (coat[3] === 1) return null
      coats.push(coat)
    }
    return coats
  }

  function groundOf(gradient: Element): Colour {
    const coats: Colour[] = []
    for (let layer: Element | null = gradient; layer; layer = layer.parentElement) {
      coats.push(colourOf(getComputedStyle(layer).backgroundColor))
      if (coats.at(-1)?.[3] === 1) break
    }
    return painted(coats, colourOf('Canvas'))
  }

  /** Colours of those gradients of an element that extend beneath a box. */
  function stopsUnder(element: Element, box: DOMRect): Colour[] {
    const style = getComputedStyle(element)
    const ground = groundOf(element)
    return partsOf(style.backgroundImage).flatMap((layer, at) => {
      const own = (text: string) => partsOf(text).at(at % partsOf(text).length) ?? ''
      const isWhole = own(style.backgroundRepeat) !== 'no-repeat'
      const around = element.getBoundingClientRect()
      if (!isWhole && !reaches(around, own(style.backgroundSize), own(style.backgroundPosition), box)) return []
      const stops = layer.match(/\b(?:rgba?|hsla?|oklch|oklab|lch|lab|color)\([^()]*\)/g) ?? []
      return stops.map((stop) => over(colourOf(stop), ground))
    })
  }

  /** Splits a CSS list at the commas outside parentheses. */
  function partsOf(text: string): string[] {
    const parts = ['']
    let depth = 0
    for (const sign of text) {
      depth += sign === '(' ? 1 : sign === ')' ? -1 : 0
      if (sign === ',' && depth === 0) parts.push('')
      else parts.push((parts.pop() ?? '') + sign)
    }
    return parts.map((part) => part.trim())
  }

  function reaches(around: DOMRect, size: string, position: string, box: DOMRect): boolean {
    const [wide = 'auto', high = 'auto'] = size.split(' ')
    const [left = '0%', top = '0%'] = position.split(' ')
    const width = lengthOf(wide, around.width)
    const height = lengthOf(high, around.height)
    const x = around.left + lengthOf(left, around.width - width)
    const y = around.top + lengthOf(top, around.height - height)
    return box.right > x && box.left < x + width && box.bottom > y && box.top < y + height
  }

  function lengthOf(text: string, whole: number): number {
    if (text === 'auto') return whole
    return text.endsWith('%') ? (Number.parseFloat(text) / 100) * whole : Number.parseFloat(text)
  }

  function leastFor(words: Element): number {
    const { fontSize, fontWeight } = getComputedStyle(words)
    const size = Number.parseFloat(fontSize)
    return size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700) ? 3 : 4.5
  }

  function contrast(words: Element, ground: Colour): number {
    const lights = [over(colourOf(getComputedStyle(words).color), ground), ground].map(lightOf)
    return (Math.max(...lights) + 0.05) / (Math.min(...lights) + 0.05)
  }

  /** Composites layers over a background, topmost first. */
  function painted(coats: readonly Colour[], ground: Colour): Colour {
    return coats.reduceRight((below, coat) => over(coat, below), ground)
  }

  function over([r, g, b, alpha]: Colour, [r2, g2, b2]: Colour): Colour {
    const mix = (upper: number, lower: number) => upper * alpha + lower * (1 - alpha)
    return [mix(r, r2), mix(g, g2), mix(b, b2), 1]
  }

  function lightOf([r, g, b]: Colour): number {
    const linear = (part: number) => (part <= 10.31 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4)
    return 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b)
  }

  /** Resolves a CSS colour as the window paints it. */
  function colourOf(css: string): Colour {
    const before = known.get(css)
    if (before || !canvas) return before ?? [0, 0, 0, 1]
    canvas.clearRect(0, 0, 1, 1)
    canvas.fillStyle = css
    canvas.fillRect(0, 0, 1, 1)
    const [r = 0, g = 0, b = 0, a = 0] = canvas.getImageData(0, 0, 1, 1).data
    const colour: Colour = [r, g, b, a / 255]
    known.set(css, colour)
    return colour
  }
}
