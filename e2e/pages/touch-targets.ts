/**
 * Lists controls and navigation links smaller than 44 px in width or height, including their labels. For stars of a
 * map the limit is the distance to the nearest star. Runs in the window.
 */
export function listSmallTargets(): string[] {
  const FINGER = 43.5
  const targets = document.querySelectorAll<HTMLElement>(
    'nav a[href], button, input:not([type=hidden]), select, textarea, summary, [role=tab], [role=option], [role=gridcell][tabindex]',
  )
  return [...targets].flatMap((target) => {
    if (!target.checkVisibility({ visibilityProperty: true }) || target.closest('[inert]')) return []
    const { width, height } = pressedBox(target)
    const least = Math.min(FINGER, roomOfStar(target))
    if (isUnseen(target, width, height) || (width >= least && height >= least)) return []
    return [`${Math.round(width)}x${Math.round(height)} ${(target.cloneNode() as Element).outerHTML.slice(0, 160)}`]
  })

  /** Dense stars have smaller targets: each extends to its nearest neighbour, and the map picks the nearer star. */
  function roomOfStar(htmlElement: HTMLElement): number {
    if (!htmlElement.classList.contains('star-map__button')) return Infinity
    const others = [...(htmlElement.parentElement?.querySelectorAll('.star-map__button') ?? [])].filter(
      (candidate) => candidate !== htmlElement,
    )
    const middle = middleOf(htmlElement)
    return Math.min(...others.map((item) => Math.hypot(middleOf(item).x - middle.x, middleOf(item).y - middle.y))) - 1
  }

  function middleOf(element: Element): DOMPoint {
    const { x, y, width, height } = element.getBoundingClientRect()
    return new DOMPoint(x + width / 2, y + height / 2)
  }

  /** Includes the label, which presses the control as well. */
  function pressedBox(htmlElement: HTMLElement): DOMRect {
    const box = htmlElement.getBoundingClientRect()
    const label = htmlElement instanceof HTMLInputElement ? (htmlElement.labels?.[0] ?? null) : null
    const others = label ? [label.getBoundingClientRect()] : []
    const width = Math.max(box.width, ...others.map((otherRect) => otherRect.width))
    const height = Math.max(box.height, ...others.map((otherRect) => otherRect.height))
    return new DOMRect(box.x, box.y, width, height)
  }

  /** Whether it is visually hidden until focused, or pressed through another element. */
  function isUnseen(htmlElement: HTMLElement, width: number, height: number): boolean {
    return width <= 1 || height <= 1 || htmlElement.classList.contains('ui-skip')
  }
}
