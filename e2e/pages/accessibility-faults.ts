import type { Page } from '@playwright/test'
import type { Rules } from './axe-faults.ts'
import { installPageChecks, type WindowWithChecks } from './page-checks.ts'

const WCAG = ['wcag2a', 'wcag2aa', 'wcag22aa']

/** The rules of a whole look at a page. */
export const ALL_RULES: Rules = { type: 'tag', values: [...WCAG, 'wcag21a', 'wcag21aa', 'best-practice'] }
/** The rules of WCAG 2.0 and 2.2 that have no room for taste. */
export const STRICT_RULES: Rules = { type: 'tag', values: WCAG }
/** A theme changes colours alone, so the second one is held against the rules of colour. */
export const COLOUR_RULES: Rules = { type: 'rule', values: ['color-contrast', 'link-in-text-block'] }

/** What axe finds on the page as it stands, its rule and the first element, and words that are too pale on a gradient. */
export async function listAccessibilityFaults(page: Page, rules: Rules): Promise<string[]> {
  await installPageChecks(page)
  return page.evaluate(async (asked) => {
    const { judges } = window as unknown as WindowWithChecks
    return [...judges.paleOnGradients(), ...(await judges.axeFaults(asked))]
  }, rules)
}
