import type { Dice } from '#main/games/kit/dice.ts'
import { fighting } from '#main/games/planet28/battle/effects-in-force.ts'
import { lockedWith, rulesOf } from '#main/games/planet28/battle/scene.ts'
import {
  decideForEnemy,
  type EnemyAction,
  type EnemyDecision,
  type EnemyFacts,
} from '#main/games/planet28/battle/solo/enemy-action.ts'
import { type Choosable, chooseNearest, chooseTarget } from '#main/games/planet28/battle/solo/enemy-choices.ts'
import { atObstacle, OBSTACLE_DIE, obstacleReason } from '#main/games/planet28/battle/solo/obstacle.ts'
import type { PeopleUnit } from '#shared/games/planet28/battle/state.ts'
import type { Point } from '#shared/kit/convex.ts'
import { fightsOf, mayCharge } from '../fights.ts'
import { chargeOf, edgesFrom, moveTo, moveTowards, speedCm } from '../moves.ts'
import { type Outlook, seenBy } from '../outlook.ts'
import { powersOf } from '../powers.ts'
import type { Order } from '../practice.ts'
import { reloadsOf } from '../reloads.ts'
import { shotsOf } from '../shots.ts'
import { type Body, distanceCm } from '../sight.ts'
import { along, wayTo } from '../way.ts'
import { type Director, reasoned } from './director.ts'

/** A unit that acts by the list, with all that is asked of the field for it. */
interface Acting {
  readonly outlook: Outlook
  readonly unit: PeopleUnit
  readonly whims: Dice
}

type Plans = Readonly<Record<EnemyAction, (acting: Acting, decision: EnemyDecision) => Order[]>>

/** What each line of the list comes to on the field; a line with no order that may be given is passed over. */
const PLANS: Plans = {
  recover: (acting, decision) => [say(acting, { type: 'recover', ...baseOf(acting) }, 'Recover', decision)],
  fight: (acting, decision) =>
    chosen(acting, fightsOf(acting.outlook, acting.unit), (command) =>
      say(acting, command, `Fight ${nameOf(acting, command.target)}`, decision),
    ),
  charge,
  shoot: (acting, decision) =>
    chosen(acting, shotsOf(acting.outlook, acting.unit), (command) =>
      say(acting, command, `Shoot at ${nameOf(acting, command.target)}`, decision),
    ),
  ability: (acting, decision) =>
    powersOf(acting.outlook, acting.unit).map((command) => say(acting, command, 'Use a power', decision)),
  reload: (acting, decision) => reloadsOf(acting.unit).map((command) => say(acting, command, 'Reload', decision)),
  'move-nearest': advance,
  'move-furthest-edge': wander,
}

/** The book's own procedure for enemies (P28-AI-1 to P28-AI-7): it forgets what it does not see. */
export const BY_LIST: Director = {
  muster: () => ({ stance: 'press', why: 'Press: the list of the book knows no other way.' }),
  *ideas(outlook, unit, whims) {
    const acting = { outlook, unit, whims }
    const settings = rulesOf(outlook.battle).settings
    let facts = factsOf(acting)
    for (let tried = 0; tried < 8; tried += 1) {
      const decision = decideForEnemy(facts, settings)
      yield* PLANS[decision.action](acting, decision)
      if (decision.action === 'move-furthest-edge') return
      facts = without(facts, decision.action)
    }
  },
}

/** What the table would say of it now (P28-AI-1 to P28-AI-7). */
function factsOf({ outlook, unit }: Acting): EnemyFacts {
  const isInCombat = lockedWith(outlook.battle, unit.id).length > 0
  const seen = seenBy(outlook, unit)
  const isFree = !unit.isBroken && !isInCombat
  return {
    isBroken: unit.isBroken,
    isInCombat,
    visible: seen.length,
    canCharge: isFree && seen.length > 0,
    canShoot: isFree && seen.length > 0,
    canUseAbility: isFree && (unit.profile.abilities.length > 0 || unit.arcana.length > 0),
    lacksOnlyAmmunition: isFree && fighting(unit).some(({ empty }) => empty.length > 0),
  }
}

/** The same facts where a line came to nothing. */
function without(facts: EnemyFacts, action: EnemyAction): EnemyFacts {
  switch (action) {
    case 'recover':
      return { ...facts, isBroken: false }
    case 'fight':
      return { ...facts, isInCombat: false }
    case 'charge':
      return { ...facts, canCharge: false }
    case 'shoot':
      return { ...facts, canShoot: false }
    case 'ability':
      return { ...facts, canUseAbility: false }
    case 'reload':
      return { ...facts, lacksOnlyAmmunition: false }
    case 'move-nearest':
    case 'move-furthest-edge':
      return { ...facts, visible: 0 }
  }
}

const baseOf = ({ unit }: Acting) => ({ by: unit.side, unit: unit.id })

const nameOf = ({ outlook }: Acting, id: string): string =>
  outlook.battle.units.find((one) => one.id === id)?.name ?? id

function say({ unit }: Acting, command: Order['command'], what: string, { reason, rule }: EnemyDecision): Order {
  return reasoned(unit, { command }, { what, why: reason, rule })
}

/** Foes that it may choose, with where they stand and how they are. */
function choosable({ outlook, unit }: Acting, ids: readonly string[]): Choosable[] {
  const { battle, places, field } = outlook
  const own = places[unit.id] as Body
  return [...new Set(ids)].flatMap((id) => {
    const [foe, body] = [battle.units.find((one) => one.id === id), places[id]]
    if (foe === undefined || foe.kind === 'vehicle' || body === undefined) return []
    const hitPoints = fighting(foe).reduce((sum, model) => sum + model.hitPoints, 0)
    return [{ id, distanceCm: distanceCm(field, own, body), hitPoints }]
  })
}

/** Those of several orders that are aimed at whom the list picks: the nearest, the weakest, else by a die (P28-AI-7). */
function chosen<One extends { readonly target: string }>(
  acting: Acting,
  all: readonly One[],
  tell: (one: One) => Order,
): Order[] {
  const picked = chooseTarget(
    choosable(
      acting,
      all.map(({ target }) => target),
    ),
    acting.whims,
  )
  return all.filter(({ target }) => target === picked?.id).map(tell)
}

function charge(acting: Acting, decision: EnemyDecision): Order[] {
  const { outlook, unit } = acting
  if (unit.turn.charges > 0) return []
  const charges = seenBy(outlook, unit).flatMap((foe) => {
    const move = chargeOf(outlook, unit, foe.id)
    return move === null || !mayCharge(outlook, unit, foe) ? [] : [{ target: foe.id, move }]
  })
  return chosen(acting, charges, ({ target, move }) => ({
    ...say(acting, move.command, `Charge ${nameOf(acting, target)}`, decision),
    to: move.to,
  }))
}

/** Straight at the nearest in sight (P28-AI-3). */
function advance(acting: Acting, decision: EnemyDecision): Order[] {
  const nearest = chooseNearest(
    choosable(
      acting,
      seenBy(acting.outlook, acting.unit).map(({ id }) => id),
    ),
    acting.whims,
  )
  const goal = nearest === null ? undefined : acting.outlook.places[nearest.id]
  return goal === undefined || nearest === null
    ? []
    : straight(acting, goal, { what: `Move at ${nameOf(acting, nearest.id)}`, decision })
}

/** Towards the edge farthest away, and there it stops (P28-AI-4, P28-AI-7). */
function wander(acting: Acting, decision: EnemyDecision): Order[] {
  const { outlook, unit } = acting
  const body = outlook.places[unit.id]
  const edge = body === undefined ? undefined : edgesFrom(outlook.field, body).at(-1)
  return edge === undefined ? [] : straight(acting, edge.at, { what: 'Move towards the farthest edge', decision })
}

/** Full speed straight on; ground in the way is met by a die (P28-AI-6). */
function straight(
  acting: Acting,
  goal: Point,
  { what, decision }: { readonly what: string; readonly decision: EnemyDecision },
): Order[] {
  const { outlook, unit, whims } = acting
  const body = outlook.places[unit.id] as Body
  const most = Math.min(speedCm(outlook, unit), Math.hypot(goal.x - body.x, goal.y - body.y))
  const way = wayTo(outlook.field, body, along(body, goal, most))
  const isOpen = !way.isBarred && way.climb === null && way.ground.every((one) => one === 'even')
  const said = { what, why: decision.reason, rule: decision.rule }
  if (isOpen) return moved(acting, moveTowards(outlook, unit, goal), said)
  const done = atObstacle(whims.die(OBSTACLE_DIE))
  const met = { ...said, why: `${decision.reason} ${obstacleReason(done)}`, rule: 'P28-AI-6' }
  if (done === 'straight-on') return moved(acting, moveTowards(outlook, unit, goal), met)
  const back = { x: 2 * body.x - goal.x, y: 2 * body.y - goal.y }
  if (done === 'turn-back') return moved(acting, moveTowards(outlook, unit, back), met)
  const sides = [1, -1].map((turn) => ({ x: body.x - turn * (goal.y - body.y), y: body.y + turn * (goal.x - body.x) }))
  return sides.flatMap((side) => moved(acting, moveTo(outlook, unit, along(body, side, most)), met))
}

function moved({ unit }: Acting, move: ReturnType<typeof moveTowards>, said: Parameters<typeof reasoned>[2]): Order[] {
  return move === null ? [] : [reasoned(unit, move, said)]
}
