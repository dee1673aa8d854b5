import type { Page } from '@playwright/test'
import type { Rules } from './axe-faults.ts'
import { installPageChecks, type WindowWithChecks } from './page-checks.ts'

const WCAG = ['wcag2a', 'wcag2aa', 'wcag22aa']

/** Rules of a complete check. */
export const ALL_RULES: Rules = { type: 'tag', values: [...WCAG, 'wcag21a', 'wcag21aa', 'best-practice'] }
/** Objective rules of WCAG 2.0 to 2.2. */
export const STRICT_RULES: Rules = { type: 'tag', values: WCAG }
/** Rules of colour, for the second theme, since themes differ only in colours. */
export const COLOUR_RULES: Rules = { type: 'rule', values: ['color-contrast', 'link-in-text-block'] }

/**
 * Lists axe violations of the current page, each with its rule and first element, and texts with low contrast on a
 * gradient.
 */
export async function listAccessibilityFaults(page: Page, rules: Rules): Promise<string[]> {
  await installPageChecks(page)
  return page.evaluate(async (asked) => {
    const { judges } = window as unknown as WindowWithChecks
    return [...judges.paleOnGradients(), ...(await judges.axeFaults(asked))]
  }, rules)
}
