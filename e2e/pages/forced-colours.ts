/** What is chosen and looks like what is not, as it stands in forced colours; runs in the window. */
export function unmarkedChoices(): string[] {
  const CHOSEN =
    '[aria-selected=true], [aria-pressed=true], [aria-checked=true], [aria-current]:not([aria-current=false])'
  const chosen = [...document.querySelectorAll(`${CHOSEN}, input[type=radio]:checked`)]
  return chosen.flatMap((one) => {
    const face = faceOf(one)
    const peer = peersOf(one)
      .map(faceOf)
      .find((other) => other !== face && other.checkVisibility())
    if (!peer || !face.checkVisibility() || isNative(one)) return []
    return lookOf(face) === lookOf(peer) ? [(face.cloneNode() as Element).outerHTML.slice(0, 200)] : []
  })

  /** A radio button is shown by what follows it, or by its label. */
  function faceOf(one: Element): Element {
    if (!(one instanceof HTMLInputElement)) return one
    return one.nextElementSibling ?? one.closest('label') ?? one
  }

  function isNative(one: Element): boolean {
    return (
      one instanceof HTMLInputElement &&
      getComputedStyle(one).appearance !== 'none' &&
      one.getBoundingClientRect().width > 8
    )
  }

  /** The others among which it was chosen. */
  function peersOf(one: Element): Element[] {
    if (one instanceof HTMLInputElement)
      return [...document.querySelectorAll<HTMLInputElement>('input[type=radio]')].filter(
        (other) => other.name === one.name && !other.checked,
      )
    const [kind = ''] = one.classList
    const around = one.parentElement?.parentElement ?? document.body
    return [...around.querySelectorAll(one.tagName)].filter(
      (other) => other.classList.contains(kind) && !other.matches(CHOSEN),
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
