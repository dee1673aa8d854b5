import { DEPLOYMENT, type DeploymentId, getZoneName } from '#shared/games/planet28/tables/deployment.ts'
import type { HiddenAgendaId } from '#shared/games/planet28/tables/hidden-agendas.ts'
import { listRowIds } from '#shared/games/planet28/tables/row.ts'
import { getAgendaTargetMoment } from './hidden-agendas.ts'

/** What is forgotten of an agenda when a game ends: targets and edges are chosen anew (P28-AGENDA-3). */
export const AGENDA_RESET = { target: '', progress: '' } as const

/** How far the game has come for the owner of an agenda. */
export interface GameMoment {
  /** Where its side deploys, or null as long as nobody has rolled for it. */
  readonly zone: DeploymentId | null
  /** Every side knows where it deploys. */
  readonly isDeployed: boolean
  /** It is over and waits to be settled. */
  readonly isOver: boolean
}

/** What an owner names in secret, and when; `isDue` where the game cannot go on without it. */
export interface SecretChoice {
  readonly names: 'enemy' | 'edge'
  readonly prompt: string
  readonly moment: string
  readonly isDue: boolean
}

/** The sides of the table by name. */
export const TABLE_EDGES: readonly string[] = listRowIds(DEPLOYMENT)
  .map((id) => DEPLOYMENT[id])
  .filter(({ values }) => 'side' in values)
  .map(({ name }) => name)

const LATE = 'The game is over: this was to be named before. Name it now only if it was.'

/** What the owner of an agenda names in secret, anew each game, or null (P28-AG-1, P28-AG-2, P28-AG-4, P28-AGENDA-3). */
export function findSecretChoice(id: HiddenAgendaId, moment: GameMoment): SecretChoice | null {
  if (id === 'the-mule') return edgeChoice(moment)
  const pick = getAgendaTargetMoment(id)
  if (pick === null) return null
  const early = pick === 'enemy-at-start' ? AT_START : afterDeployment(moment)
  return { names: 'enemy', prompt: 'Name an enemy', moment: moment.isOver ? LATE : early, isDue: true }
}

const AT_START = 'It is named at the start of the game, before the first turn.'

function afterDeployment({ isDeployed }: GameMoment): string {
  return isDeployed
    ? 'Every side knows where it deploys: name one once all stand on the table, before the first turn.'
    : 'Wait until everybody has deployed: it is named after that, before the first turn.'
}

/** Only whoever starts in the middle has no edge opposite (P28-AG-2). */
function edgeChoice({ zone, isOver }: GameMoment): SecretChoice {
  const isDue = zone === 'centre'
  const choice = { names: 'edge', prompt: 'Name a table edge', isDue } as const
  if (isDue)
    return { ...choice, moment: isOver ? LATE : 'It starts in the centre: name an edge before the first turn.' }
  const open = 'It is named only where the side deploys in the centre; else it is the edge opposite.'
  if (zone === null || zone === 'any-side') return { ...choice, moment: open }
  return { ...choice, moment: `It starts at ${getZoneName(zone).toLowerCase()}: the edge is the one opposite.` }
}
