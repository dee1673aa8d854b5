import type { FigureStatus } from './model.ts'

/** States of a figure in words. */
export const FIGURE_STATUS_LABELS: Readonly<Record<FigureStatus, string>> = {
  able: 'able',
  killed: 'killed',
  damaged: 'damaged',
  scrap: 'scrap',
  prisoner: 'prisoner',
  disarmed: 'prisoner, disarmed',
  returning: 'on the way home',
  lost: 'lost',
}
