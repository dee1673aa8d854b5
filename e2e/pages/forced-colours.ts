/** Lists chosen elements that look like unchosen ones in forced colours. Runs in the window. */
export function listUnmarkedChoices(): string[] {
  const CHOSEN =
    '[aria-selected=true], [aria-pressed=true], [aria-checked=true], [aria-current]:not([aria-current=false])'
  const chosen = [...document.querySelectorAll(`${CHOSEN}, input[type=radio]:checked`)]
  return chosen.flatMap((item) => {
    const face = faceOf(item)
    const peer = peersOf(item)
      .map(faceOf)
      .find((otherFace) => otherFace !== face && otherFace.checkVisibility())
    if (!peer || !face.checkVisibility() || isNative(item)) return []
    return lookOf(face) === lookOf(peer) ? [(face.cloneNode() as Element).outerHTML.slice(0, 200)] : []
  })

  /** The visible element of a radio button: its next sibling or its label. */
  function faceOf(control: Element): Element {
    if (!(control instanceof HTMLInputElement)) return control
    return control.nextElementSibling ?? control.closest('label') ?? control
  }

  function isNative(control: Element): boolean {
    return (
      control instanceof HTMLInputElement &&
      getComputedStyle(control).appearance !== 'none' &&
      control.getBoundingClientRect().width > 8
    )
  }

  /** The unchosen alternatives. */
  function peersOf(control: Element): Element[] {
    if (control instanceof HTMLInputElement)
      return [...document.querySelectorAll<HTMLInputElement>('input[type=radio]')].filter(
        (otherHtmlInputElement) => otherHtmlInputElement.name === control.name && !otherHtmlInputElement.checked,
      )
    const [kind = ''] = control.classList
    const around = control.parentElement?.parentElement ?? document.body
    return [...around.querySelectorAll(control.tagName)].filter(
      (candidate) => candidate.classList.contains(kind) && !candidate.matches(CHOSEN),
    )
  }

  function lookOf(face: Element): string {
    return [null, '::before', '::after', ...face.children]
      .map((part) => (part instanceof Element ? getComputedStyle(part) : getComputedStyle(face, part)))
      .map((style) =>
        [
          style.content,
          style.backgroundColor,
          style.color,
          style.border,
          style.outline,
          style.textDecorationLine,
          style.fontWeight,
          style.stroke,
          style.strokeWidth,
        ].join(' '),
      )
      .join('|')
  }
}

/** Lists chosen elements whose text has insufficient contrast in forced colours. Runs in the window. */
export function listLowContrastChoices(): string[] {
  const CHOSEN =
    'a[aria-current]:not([aria-current=false], .top-strip *), tr[aria-selected=true], [role=tab][aria-selected=true], [aria-pressed=true], input:checked + .ui-segments__face'
  const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })
  return [...document.querySelectorAll(CHOSEN)]
    .flatMap((item) => [item, ...item.querySelectorAll('*')])
    .filter((candidate) => candidate.checkVisibility() && wordsIn(candidate) !== '' && !candidate.closest('.ui-hidden'))
    .flatMap((item) => {
      const ratio = contrast(lightOf(getComputedStyle(item).color), lightOf(groundOf(item)))
      return ratio < 4.5 ? [`${wordsIn(item).slice(0, 80)}: ${ratio.toFixed(1)}`] : []
    })

  function wordsIn(element: Element): string {
    const texts = [...element.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE)
    return texts
      .map(({ textContent }) => textContent ?? '')
      .join('')
      .trim()
  }

  /** The background colour behind an element. */
  function groundOf(element: Element): string {
    const { backgroundColor } = getComputedStyle(element)
    const isClear = backgroundColor === 'transparent' || /[,/] ?0\)$/.test(backgroundColor)
    return isClear && element.parentElement ? groundOf(element.parentElement) : backgroundColor
  }

  /** Relative luminance of a colour, 0 to 1 (WCAG). */
  function lightOf(colour: string): number {
    if (!canvas) return 0
    canvas.fillStyle = colour
    canvas.fillRect(0, 0, 1, 1)
    const [red = 0, green = 0, blue = 0] = [...canvas.getImageData(0, 0, 1, 1).data].map((byte) =>
      byte <= 10 ? byte / 3294 : ((byte / 255 + 0.055) / 1.055) ** 2.4,
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
  }

  function contrast(a: number, b: number): number {
    return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
  }
}
