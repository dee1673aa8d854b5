import type { PrintedRow } from './row.ts'

/** One row of the hidden agendas table. */
export interface HiddenAgendaRow extends PrintedRow {
  /** Face of 1D6. */
  readonly roll: number
  /** Moment at which its owner names an enemy in secret. */
  readonly picks?: 'enemy-after-deployment' | 'enemy-at-start'
  /** Recipient of the campaign points: the warband, or the character if missing. */
  readonly pointsTo?: 'warband'
}

/** Hidden agendas table, Planet 28 p. 80. */
// oxfmt-ignore
export const HIDDEN_AGENDAS = {
  vendetta: { name: 'Vendetta', roll: 1, picks: 'enemy-after-deployment', page: 80, summary: 'After deployment pick an enemy and kill it before the end.' },
  'the-mule': { name: 'The mule', roll: 2, page: 80, summary: 'Cross to the far table edge and stay against it for a whole turn.' },
  'thief-in-the-night': { name: 'Thief in the night', roll: 3, values: { die: '1D4', on: 4, credits: '2D20' }, page: 80, summary: 'Search the corners, a 4 on 1D4 finds the loot (the last unsearched corner is certain); worth 2D20 credits.' },
  'knowledge-is-power': { name: 'Knowledge is power', roll: 4, picks: 'enemy-at-start', values: { fights: 1 }, page: 80, summary: 'Pick an enemy at the start and beat it in a fight action, taking its secret instead of hit-points.' },
  'vow-of-pacifism': { name: 'Vow of pacifism', roll: 5, page: 80, summary: 'Live through the game and hurt no enemy.' },
  'an-honourable-death': { name: 'An honourable death', roll: 6, pointsTo: 'warband', page: 80, summary: 'Fight the enemy with the best Fighting and be slain by it; the points go to the whole warband.' },
} as const satisfies Record<string, HiddenAgendaRow>

/** Id of a row: the printed name in kebab-case. */
export type HiddenAgendaId = keyof typeof HIDDEN_AGENDAS

/** Campaign points of an agenda without failures (P28-AGENDA-2, p. 58). */
export const MAX_AGENDA_POINTS = 5
