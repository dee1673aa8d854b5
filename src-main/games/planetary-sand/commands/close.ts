import { type Decision, refuse } from '#main/games/kit/game.ts'
import type { Battle, BattleEvent, Melee, Placed } from '#shared/games/planetary-sand/battle.ts'
import type { CommandOf } from '#shared/games/planetary-sand/commands.ts'
import type { Figure } from '#shared/games/planetary-sand/model.ts'
import { MOVERS } from '#shared/games/planetary-sand/tables/movement.ts'
import { isPair } from '../evolve.ts'
import { enemyOf, findFigure, isAble, isInMelee, isRobot, placeOf } from '../find.ts'
import { placeAt, saidOrMeasured } from '../map/where.ts'
import { MAY_CLOSE } from '../move/meet.ts'
import { moverOf } from '../move/travel.ts'
import { refuseFigures, refuseInside, refuseMarching, refuseMoving } from './acting.ts'

/** How far from an enemy whoever is in contact with him stands, in millimetres. */
const CONTACT_MM = 20

/** Closes to contact with a unit that was met: men fight hand to hand at the end of the turn, robots never do (SAND-HTH-1, SAND-HTH-4, SAND-MOVE-6). */
export function close(battle: Battle, command: CommandOf<'close'>): Decision<BattleEvent> {
  const { by, figures, unit } = command
  const refusal =
    refuseMoving(battle, by) ??
    refuseFigures(battle, by, figures) ??
    refuseInside(battle, figures) ??
    refuseMarching(battle, figures) ??
    refuseMeeting(battle, command)
  if (refusal) return refusal
  const attackers = figures.flatMap((id) => findFigure(battle, id) ?? [])
  const defenders = battle.figures.filter(
    (one) => one.side === enemyOf(battle, by) && one.unit === unit && isAble(one) && one.inside === null,
  )
  if (defenders.length === 0) return refuse('nobody-there', `Nobody of ${unit} stands there.`, 'SAND-HTH-1')
  const far = refuseDistance(battle, command, { attackers, defenders })
  if (far) return far
  const things = attackers.map((one, at) => besideEnemy(battle, one, defenders[at % defenders.length] ?? one))
  const acted: BattleEvent = { type: 'acted', task: 'close', things, moved: 0, stopped: null }
  const melee = meleeOf(battle, by, [...attackers, ...defenders])
  return { ok: true, events: melee ? [acted, { type: 'closed', melee }] : [acted] }
}

/** Units stop at R1 and fire once before they close (SAND-MOVE-6, SAND-HTH-1). */
function refuseMeeting(battle: Battle, { figures, unit }: CommandOf<'close'>): Decision<never> | null {
  for (const id of figures) {
    const own = findFigure(battle, id)?.unit ?? ''
    const met = battle.met.find(({ units }) => isPair(units, [own, unit]))
    if (!met) return refuse('not-met', `${own} and ${unit} have not met at R1 yet: move there first.`, 'SAND-MOVE-3')
    if (!MAY_CLOSE[battle.settings.meetThenClose](met, battle.step))
      return refuse('must-fire', `${own} and ${unit} fire once before they close.`, 'SAND-MOVE-6')
  }
  return null
}

interface Both {
  readonly attackers: readonly Figure[]
  readonly defenders: readonly Figure[]
}

function refuseDistance(
  battle: Battle,
  { distance }: CommandOf<'close'>,
  { attackers, defenders }: Both,
): Decision<never> | null {
  for (const attacker of attackers) {
    const allowance = MOVERS[moverOf(attacker) ?? 'infantry'].allowance[battle.gravity]
    const ways = defenders
      .map(({ id }) => saidOrMeasured(battle, distance, [attacker.id, id]))
      .filter((one) => one !== null)
    if (ways.length === 0) return refuse('say-distance', 'Say how far it is to the enemy.', 'SAND-HTH-1')
    const least = Math.min(...ways)
    if (least > allowance + 0.001)
      return refuse('too-far', `${attacker.id} is R${least} away and goes R${allowance}.`, 'SAND-MOVE-1')
  }
  return null
}

function besideEnemy(battle: Battle, own: Figure, enemy: Figure): Placed {
  const place = { ...placeOf(own), cover: null }
  if (!own.at || !enemy.at) return { id: own.id, place: { ...place, zone: enemy.zone, near: enemy.near } }
  const far = Math.hypot(own.at.x - enemy.at.x, own.at.y - enemy.at.y) || 1
  const at = {
    x: enemy.at.x + ((own.at.x - enemy.at.x) * CONTACT_MM) / far,
    y: enemy.at.y + ((own.at.y - enemy.at.y) * CONTACT_MM) / far,
  }
  return { id: own.id, place: placeAt(battle, at, place) }
}

/** The melee that men in contact are in, with whoever fights there already; none where one side has no men (SAND-HTH-4). */
function meleeOf(battle: Battle, by: string, figures: readonly Figure[]): Melee | null {
  const fresh = figures.filter((one) => !isRobot(one) && !isInMelee(battle, one.id)).map(({ id }) => id)
  const joined = battle.melees.find(({ men }) => men.flat().some((id) => figures.some((one) => one.id === id)))
  const all = [...(joined?.men.flat() ?? []), ...fresh]
  const [first, second] = battle.sides.map((side) => all.filter((id) => findFigure(battle, id)?.side === side))
  if (!first?.length || !second?.length) return null
  return { id: joined?.id ?? `${battle.turn}-${by}-${battle.melees.length + 1}`, men: [first, second] }
}
