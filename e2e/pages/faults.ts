import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'

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

interface Axe {
  run(node: Document, options: object): Promise<{ violations: { id: string; nodes: { html: string }[] }[] }>
}

/** What axe finds on the page as it stands: its rule and the first element. */
export async function faultsOf(page: Page, rules: Rules): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE)
  return page.evaluate(async (runOnly) => {
    const { axe } = window as unknown as { axe: Axe }
    const options = runOnly ? { runOnly, resultTypes: ['violations'] } : { resultTypes: ['violations'] }
    const { violations } = await axe.run(document, options)
    return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html ?? ''}`)
  }, rules)
}
