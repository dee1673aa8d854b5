import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import { paleOnGradients } from './pale-on-gradients.ts'

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const WCAG = ['wcag2a', 'wcag2aa', 'wcag22aa']

/** What axe is asked to look for; null for every rule that it has switched on. */
type Rules = { readonly type: 'tag' | 'rule'; readonly values: readonly string[] } | null

/** The rules of a whole look at a page. */
export const EVERYTHING: Rules = { type: 'tag', values: [...WCAG, 'wcag21a', 'wcag21aa', 'best-practice'] }
/** The rules of WCAG 2.0 and 2.2 that have no room for taste. */
export const STRICT: Rules = { type: 'tag', values: WCAG }
/** A theme changes colours alone, so the second one is held against the rules of colour. */
export const COLOURS: Rules = { type: 'rule', values: ['color-contrast', 'link-in-text-block'] }

interface Violation {
  readonly id: string
  readonly nodes: readonly { readonly target: readonly string[] }[]
}

interface Axe {
  configure(options: object): void
  run(node: Document | Element, options: object): Promise<{ violations: Violation[] }>
}

/** What axe finds on the page as it stands, its rule and the first element, and words that are too pale on a gradient. */
export async function faultsOf(page: Page, rules: Rules): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE)
  const found = await page.evaluate(async (runOnly) => {
    const { axe } = window as unknown as { axe: Axe }
    // Links of the colour of the words around them are let pass otherwise; with their markup, all elements in order are written down.
    const asks = { requiredContrastRatio: 3, allowSameColor: false }
    axe.configure({ noHtml: true, checks: [{ id: 'link-in-text-block', options: asks }] })
    const options = runOnly ? { runOnly, resultTypes: ['violations'] } : { resultTypes: ['violations'] }
    const { violations } = await axe.run(document, options)
    return violations.map(({ id, nodes }) => ({
      id,
      nodes: nodes.map(({ target }) => ({
        target,
        html: document.querySelector(target[0] ?? 'html')?.outerHTML.slice(0, 300) ?? target.join(' '),
      })),
    }))
  }, rules)
  const faults = await page.evaluate(paleOnGradients)
  for (const { id, nodes } of found)
    for (const { html, target } of nodes)
      if (id !== 'target-size' || (await isTooSmallInTheMiddle(page, target))) {
        faults.push(`${id}: ${html}`)
        break
      }
  return faults
}

/** A bar that sticks to the window's edge half covers whatever scrolls beneath it: scrolled clear of it, is it still too small? */
async function isTooSmallInTheMiddle(page: Page, target: readonly string[]): Promise<boolean> {
  const [selector] = target
  if (selector === undefined || target.length > 1) return true
  return page.evaluate(async (path) => {
    const { axe } = window as unknown as { axe: Axe }
    const element = document.querySelector(path)
    if (!element) return true
    const scroller = element.closest('#page') ?? document.documentElement
    const before = scroller.scrollTop
    element.scrollIntoView({ block: 'center', behavior: 'instant' })
    const { violations } = await axe.run(element, { runOnly: { type: 'rule', values: ['target-size'] } })
    scroller.scrollTop = before
    return violations.length > 0
  }, selector)
}
