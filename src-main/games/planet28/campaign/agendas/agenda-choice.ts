import { DEPLOYMENT, type DeploymentId, getDeploymentZoneName } from '#shared/games/planet28/tables/deployment.ts'
import type { HiddenAgendaId } from '#shared/games/planet28/tables/hidden-agendas.ts'
import { listRowIds } from '#shared/games/planet28/tables/row.ts'
import { findAgendaTargetMoment } from './hidden-agendas.ts'

/** Agenda fields reset at the end of a game: targets and edges are chosen again (P28-AGENDA-3). */
export const RESET_AGENDA_FIELDS = { target: '', progress: '' } as const

/** State of the game as seen by the owner of an agenda. */
export interface GameProgress {
  /** Deployment zone of its side, or null before the roll. */
  readonly zone: DeploymentId | null
  /** Whether every side knows where it deploys. */
  readonly isDeployed: boolean
  /** Whether the game is over and waits to be settled. */
  readonly isOver: boolean
}

/** A secret choice of an owner. `isDue` means that the game cannot continue without it. */
export interface SecretChoice {
  readonly names: 'enemy' | 'edge'
  readonly prompt: string
  readonly moment: string
  readonly isDue: boolean
}

/** Table edges by name. */
export const TABLE_EDGE_NAMES: readonly string[] = listRowIds(DEPLOYMENT)
  .map((id) => DEPLOYMENT[id])
  .filter(({ values }) => 'side' in values)
  .map(({ name }) => name)

const LATE = 'The game is over: this was to be named before. Name it now only if it was.'

/**
 * Secret choice that the owner of an agenda makes anew each game, or null (P28-AG-1, P28-AG-2, P28-AG-4,
 * P28-AGENDA-3).
 */
export function findSecretChoice(id: HiddenAgendaId, moment: GameProgress): SecretChoice | null {
  if (id === 'the-mule') return edgeChoice(moment)
  const pick = findAgendaTargetMoment(id)
  if (pick === null) return null
  const early = pick === 'enemy-at-start' ? AT_START : afterDeployment(moment)
  return { names: 'enemy', prompt: 'Name an enemy', moment: moment.isOver ? LATE : early, isDue: true }
}

const AT_START = 'It is named at the start of the game, before the first turn.'

function afterDeployment({ isDeployed }: GameProgress): string {
  return isDeployed
    ? 'Every side knows where it deploys: name one once all stand on the table, before the first turn.'
    : 'Wait until everybody has deployed: it is named after that, before the first turn.'
}

/** Choice of a table edge. Only a side that starts in the middle has no opposite edge (P28-AG-2). */
function edgeChoice({ zone, isOver }: GameProgress): SecretChoice {
  const isDue = zone === 'centre'
  const choice = { names: 'edge', prompt: 'Name a table edge', isDue } as const
  if (isDue)
    return { ...choice, moment: isOver ? LATE : 'It starts in the centre: name an edge before the first turn.' }
  const open = 'It is named only where the side deploys in the centre; else it is the edge opposite.'
  if (zone === null || zone === 'any-side') return { ...choice, moment: open }
  return {
    ...choice,
    moment: `It starts at ${getDeploymentZoneName(zone).toLowerCase()}: the edge is the one opposite.`,
  }
}
