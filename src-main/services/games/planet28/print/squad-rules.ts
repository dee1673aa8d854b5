import type { RuleEntry } from './unit-entries.ts'

const rule = (name: string, pictogram: RuleEntry['pictogram'], text: string): RuleEntry => ({
  name,
  pictogram,
  text,
  facts: '',
  boxes: 0,
  isExplanation: false,
})

/** How squads differ from characters in play (P28-SQ-3, P28-SQ-4, P28-SQ-10, P28-SQ-11). */
export const SQUAD_RULES: readonly RuleEntry[] = [
  rule(
    'Squad',
    'crew',
    'All do the same two actions and stay within 5 cm of another. Wounds go to one member until it falls.',
  ),
  rule(
    'Break test',
    'skull',
    'Only at a quarter of all hit points, and at each later death: 1D10 under Psyche for each who is left. Whoever fails leaves.',
  ),
]

/** What happens to the fallen of a squad (P28-SQ-14). */
export const AFTER_GAME = rule('After the game', 'again', '1D10 for each who fell or fled; only a 10 is death.')
