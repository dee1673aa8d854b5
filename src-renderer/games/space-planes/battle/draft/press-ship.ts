import type { BattleView } from '#shared/games/space-planes/battle.ts'
import type { EnemyLineOfFire } from '#shared/games/space-planes/questions.ts'
import { listCubes } from '#shared/games/space-planes/sides.ts'
import type { BattlePageContext } from '../battle-page-context.ts'

/** A ship that is pressed on the table or in a list, with all lines of fire; none if positions are unknown. */
interface PressedShip {
  readonly id: string
  readonly lines: readonly EnemyLineOfFire[]
}

type Drafting = Pick<BattlePageContext, 'drafting' | 'seats'>

/** Id of the choice of a shot of this ship. */
function getShotChoiceId({ companion, mail }: Pick<BattleView, 'companion' | 'mail'>, ship: string): string {
  if (companion) return `shoot-measured:${ship}`
  return mail ? `aim:${ship}` : `shoot:${ship}`
}

/** What decides who may shoot. */
type ShootingBattle = Pick<BattleView, 'active' | 'done' | 'settings' | 'companion' | 'phase' | 'ships'>

/** Aims the choice in hand at a ship, brings it into focus, or prepares the best shot at it. */
export function handleShipPress({ drafting, seats }: Drafting, battle: BattleView, pressed: PressedShip): void {
  const { id } = pressed
  const { choice, choices, state } = drafting
  if (seats.seat.value !== battle.active) return
  if (choice.value?.targets?.some((target) => target.id === id && target.refusal === null)) return drafting.aim(id)
  if (choices.value?.pieces.some((piece) => piece.id === id)) return drafting.focus([id])
  const [shooter] = listPossibleShooterIds(battle, pressed).toSorted(
    (a, b) => Number(state.value.pieces.includes(b)) - Number(state.value.pieces.includes(a)),
  )
  if (shooter !== undefined) fillShotDraft(drafting, battle, { ship: shooter, target: id })
}

/** Fills the draft with a shot. */
export function fillShotDraft(
  drafting: BattlePageContext['drafting'],
  battle: BattleView,
  { ship, target }: { readonly ship: string; readonly target: string },
): void {
  drafting.focus([ship])
  drafting.choose(getShotChoiceId(battle, ship))
  drafting.aim(target)
}

/**
 * The ships of the active seat that may shoot at this one, the likeliest hit first: those in a line of fire, or those
 * on its plane if positions are unknown (SP-TURN-1, SP-TURN-2, SP-SHOT-4).
 */
export function listPossibleShooterIds(battle: ShootingBattle, { id, lines }: PressedShip): string[] {
  const { active, done, settings, companion, phase } = battle
  if (phase !== 'flying' || done.shot !== null) return []
  const cubes = listCubes(battle)
  const target = cubes.find((cube) => cube.id === id)
  const own = cubes.filter(
    (cube) => cube.owner === active && (!settings.sameShip || done.manoeuvre === null || cube.id === done.manoeuvre),
  )
  if (!target || target.owner === active) return []
  if (companion) return own.filter(({ plane }) => plane === target.plane).map((cube) => cube.id)
  return lines
    .filter((line) => line.target === id && line.whyNot === null && own.some((cube) => cube.id === line.ship))
    .toSorted((a, b) => (b.chance?.now ?? 0) - (a.chance?.now ?? 0))
    .map(({ ship }) => ship)
}
