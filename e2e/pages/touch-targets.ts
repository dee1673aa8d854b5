/** Controls, and the ways from place to place, that are less than 44 px wide or high, counting all that presses them; runs in the window. */
export function smallTargets(): string[] {
  const FINGER = 43.5
  const targets = document.querySelectorAll<HTMLElement>(
    'nav a[href], button, input:not([type=hidden]), select, textarea, summary, [role=tab], [role=option], [role=gridcell][tabindex]',
  )
  return [...targets].flatMap((one) => {
    if (!one.checkVisibility({ visibilityProperty: true }) || one.closest('[inert]') || isHeardAround(one)) return []
    const { width, height } = pressedBox(one)
    if (isUnseen(one, width, height) || (width >= FINGER && height >= FINGER)) return []
    return [`${Math.round(width)}x${Math.round(height)} ${(one.cloneNode() as Element).outerHTML.slice(0, 160)}`]
  })

  /** The map itself hears a finger within 22 px of a star. */
  function isHeardAround(one: HTMLElement): boolean {
    return one.classList.contains('star-map__button')
  }

  /** With its label, which presses it as well. */
  function pressedBox(one: HTMLElement): DOMRect {
    const box = one.getBoundingClientRect()
    const label = one instanceof HTMLInputElement ? (one.labels?.[0] ?? null) : null
    const others = label ? [label.getBoundingClientRect()] : []
    const width = Math.max(box.width, ...others.map((other) => other.width))
    const height = Math.max(box.height, ...others.map((other) => other.height))
    return new DOMRect(box.x, box.y, width, height)
  }

  /** Hidden from sight until it has the focus, or pressed by what stands for it. */
  function isUnseen(one: HTMLElement, width: number, height: number): boolean {
    return width <= 1 || height <= 1 || one.classList.contains('ui-skip')
  }
}
