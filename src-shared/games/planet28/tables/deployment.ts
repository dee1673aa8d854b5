import type { PrintedRow } from './row.ts'

/** One row of the deployment table. */
export interface DeploymentRow extends PrintedRow {
  /** Face of 1D6. */
  readonly roll: number
  /** Depth of the zone, and its numbered table side, if any. */
  readonly values: { readonly zoneCm: number; readonly side?: number }
}

/** Deployment table, Planet 28 p. 26. The book prints no titles; the names are Orrery's. */
// oxfmt-ignore
export const DEPLOYMENT = {
  'side-1': { name: 'Side 1', roll: 1, values: { zoneCm: 10, side: 1 }, page: 26, summary: 'Deploy in the 10 cm strip along table edge 1.' },
  'side-2': { name: 'Side 2', roll: 2, values: { zoneCm: 10, side: 2 }, page: 26, summary: 'Deploy in the 10 cm strip along table edge 2.' },
  'side-3': { name: 'Side 3', roll: 3, values: { zoneCm: 10, side: 3 }, page: 26, summary: 'Deploy in the 10 cm strip along table edge 3.' },
  'side-4': { name: 'Side 4', roll: 4, values: { zoneCm: 10, side: 4 }, page: 26, summary: 'Deploy in the 10 cm strip along table edge 4.' },
  centre: { name: 'Centre', roll: 5, values: { zoneCm: 10 }, page: 26, summary: 'Deploy around the table centre, 10 cm at most from it.' },
  'any-side': { name: 'Any side', roll: 6, values: { zoneCm: 10 }, page: 26, summary: 'Choose any table edge and deploy in its 10 cm strip.' },
} as const satisfies Record<string, DeploymentRow>

/** Id of a row: Orrery's name in kebab-case. */
export type DeploymentId = keyof typeof DEPLOYMENT

/** Name of a zone, distinct from the sides of a battle, which can also be called “Side 1”. */
export function getDeploymentZoneName(id: DeploymentId): string {
  if (id === 'any-side') return 'Any table edge'
  const { name, values }: DeploymentRow = DEPLOYMENT[id]
  return values.side === undefined ? name : `Table edge ${values.side}`
}
