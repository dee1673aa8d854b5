/** Rules to check; null for all rules enabled in axe. */
export type Rules = { readonly type: 'tag' | 'rule'; readonly values: readonly string[] } | null

interface Violation {
  readonly id: string
  readonly nodes: readonly { readonly element: Element }[]
}

interface Axe {
  configure(options: object): void
  run(node: Document | Element, options: object): Promise<{ violations: Violation[] }>
}

/** Lists axe violations of the current page: each rule with the first element that violates it. Runs in the window. */
export async function listAxeFaults(rules: Rules): Promise<string[]> {
  const { axe } = window as unknown as { axe: Axe }
  // By default axe accepts links of the same colour as the surrounding text. `noHtml` avoids serialising every element.
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

  /**
   * Repeats the check with the element scrolled to the centre, since a sticky bar may cover part of it at the window's
   * edge.
   */
  async function isTooSmallInTheMiddle(element: Element): Promise<boolean> {
    const scroller = element.closest('#page') ?? document.documentElement
    const before = scroller.scrollTop
    element.scrollIntoView({ block: 'center', behavior: 'instant' })
    const alone = await axe.run(element, { runOnly: { type: 'rule', values: ['target-size'] } })
    scroller.scrollTop = before
    return alone.violations.length > 0
  }
}
