/** What axe is asked to look for; null for every rule that it has switched on. */
export type Rules = { readonly type: 'tag' | 'rule'; readonly values: readonly string[] } | null

interface Violation {
  readonly id: string
  readonly nodes: readonly { readonly element: Element }[]
}

interface Axe {
  configure(options: object): void
  run(node: Document | Element, options: object): Promise<{ violations: Violation[] }>
}

/** What axe finds on the page as it stands: each rule with the first element that breaks it; runs in the window. */
export async function listAxeFaults(rules: Rules): Promise<string[]> {
  const { axe } = window as unknown as { axe: Axe }
  // Links of the colour of the words around them are let pass otherwise; with their markup, all elements in order are written down.
  const asks = { requiredContrastRatio: 3, allowSameColor: false }
  axe.configure({ noHtml: true, checks: [{ id: 'link-in-text-block', options: asks }] })
  const asked = { ...(rules && { runOnly: rules }), resultTypes: ['violations'], selectors: false, elementRef: true }
  const { violations } = await axe.run(document, asked)
  const faults: string[] = []
  for (const { id, nodes } of violations)
    for (const { element } of nodes)
      if (id !== 'target-size' || (await isTooSmallInTheMiddle(element))) {
        faults.push(`${id}: ${element.outerHTML.slice(0, 300)}`)
        break
      }
  return faults

  /** A bar that sticks to the window's edge half covers whatever scrolls beneath it: scrolled clear of it, is it still too small? */
  async function isTooSmallInTheMiddle(element: Element): Promise<boolean> {
    const scroller = element.closest('#page') ?? document.documentElement
    const before = scroller.scrollTop
    element.scrollIntoView({ block: 'center', behavior: 'instant' })
    const alone = await axe.run(element, { runOnly: { type: 'rule', values: ['target-size'] } })
    scroller.scrollTop = before
    return alone.violations.length > 0
  }
}
