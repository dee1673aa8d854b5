import type { Page } from '@playwright/test'
import type { Rules } from './axe-faults.ts'
import { callJudges, type Judged } from './judges.ts'

const WCAG = ['wcag2a', 'wcag2aa', 'wcag22aa']

/** The rules of a whole look at a page. */
export const EVERYTHING: Rules = { type: 'tag', values: [...WCAG, 'wcag21a', 'wcag21aa', 'best-practice'] }
/** The rules of WCAG 2.0 and 2.2 that have no room for taste. */
export const STRICT: Rules = { type: 'tag', values: WCAG }
/** A theme changes colours alone, so the second one is held against the rules of colour. */
export const COLOURS: Rules = { type: 'rule', values: ['color-contrast', 'link-in-text-block'] }

/** What axe finds on the page as it stands, its rule and the first element, and words that are too pale on a gradient. */
export async function faultsOf(page: Page, rules: Rules): Promise<string[]> {
  await callJudges(page)
  return page.evaluate(async (asked) => {
    const { judges } = window as unknown as Judged
    return [...judges.paleOnGradients(), ...(await judges.axeFaults(asked))]
  }, rules)
}
