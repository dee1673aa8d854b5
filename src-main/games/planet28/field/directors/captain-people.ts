import { decideUntold } from '#main/games/planet28/battle/decide.ts'
import { lockedWith } from '#main/games/planet28/battle/scene.ts'
import type { BattleUnit, PeopleUnit } from '#shared/games/planet28/battle/units.ts'
import type { Point } from '#shared/kit/convex.ts'
import { fightsOf, fightWith, mayCharge } from '../fights.ts'
import { type ItemUse, listItemUses } from '../items.ts'
import { chargeOf, moveTo, type PlannedMove, speedCm } from '../moves.ts'
import { type Outlook, seenBy } from '../outlook.ts'
import { listAims, powersOf } from '../powers.ts'
import type { Order } from '../practice.ts'
import { reloadsOf } from '../reloads.ts'
import { aimsOf, shotsOf } from '../shots.ts'
import { along } from '../way.ts'
import {
  best,
  bestWays,
  byGain,
  CAUTION,
  LEAST_GAIN,
  nearestKnown,
  type WeighedOrder,
  promised,
  waysSaid,
} from './captain-choices.ts'
import { nameOf, reasoned, recovery } from './director.ts'
import { fightGain, gainOf } from './gains.ts'
import { boardIdeas, pilotIdeas } from './rides.ts'

/** Only so many foes are weighed for a shot: the nearest. */
const MOST_SHOTS = 4
const MOVES = waysSaid('Move up', 'P28-MOVE-1')

/** A dose is kept while it would heal fewer hit-points. */
const LEAST_HEALED = 3
/** Dice with which every roll passes and nothing does much harm. */
const LOWEST = { die: () => 1 }

/** What a character or squad may do next, the best first. */
export function* captainOfPeople(outlook: Outlook, unit: PeopleUnit): Generator<Order> {
  if (unit.isBroken) return yield recovery(unit)
  const isLocked = lockedWith(outlook.battle, unit.id).length > 0
  if (!isLocked) yield* pilotIdeas(outlook, unit)
  const attacks = isLocked ? fights(outlook, unit) : attacksOf(outlook, unit)
  const items = listItemUses(outlook, unit)
  yield* suggestAims(outlook, unit, attacks)
  yield* best([...attacks, ...listHealings(unit, items)])
  yield* suggestSupport(outlook, unit, items)
  if (isLocked) yield* byGain(attacks.filter(({ gain }) => gain > 0 && gain < LEAST_GAIN))
  else {
    yield* reloadsOf(unit).map((command) =>
      reasoned(unit, { command }, { what: 'Reload', why: 'Its weapon is empty.', rule: 'P28-WR-reload' }),
    )
    if (outlook.mind.stance === 'press') yield* boardIdeas(outlook, unit)
    yield* bestWays(outlook, unit, {
      ends: endsAround(outlook, unit),
      wayTo: ({ to }) => safeMove(outlook, unit, to),
      says: MOVES,
      climber: 'people',
    })
  }
}

/** Aims before its best attack, where an aimed one promises more than all that it could make of the kind (P28-AB-aimed-shot). */
function* suggestAims(outlook: Outlook, unit: PeopleUnit, attacks: readonly WeighedOrder[]): Generator<Order> {
  const top = attacks.reduce<WeighedOrder | null>((most, one) => (one.gain > (most?.gain ?? 0) ? one : most), null)
  const command = top?.order.command
  if (top === null || unit.turn.actions < 2 || (command?.type !== 'shoot' && command?.type !== 'fight')) return
  const unaimed = top.gain * (isRepeatable(outlook, command) ? 2 : 1)
  for (const aim of listAims(outlook, unit)) {
    const gain = command.type === 'shoot' ? gainOf(aim.after, command) : fightGain(aim.after, command)
    if (gain <= unaimed || gain < LEAST_GAIN) continue
    const why = `The next attack is then worth about ${gain.toFixed(1)} hit-points, not ${top.gain.toFixed(1)}.`
    yield reasoned(unit, { command: aim.command }, { what: 'Aim', why, rule: 'P28-AB-aimed-shot' })
  }
}

/** Whether the same attack could follow itself: not with a weapon that must be loaded again. */
function isRepeatable({ battle }: Outlook, attack: Order['command']): boolean {
  const first = decideUntold(battle, attack, LOWEST)
  return first.ok && decideUntold(first.after, attack, LOWEST).ok
}

/** What it carries that heals enough to be used up. */
function listHealings(unit: PeopleUnit, items: readonly ItemUse[]): WeighedOrder[] {
  return items
    .filter(({ healed }) => healed >= LEAST_HEALED)
    .map(({ command, name, healed }) => {
      const reason = { what: `Use ${name}`, why: `It gives ${healed} hit-points back.`, rule: 'P28-ITEM-1' }
      return { gain: healed, order: reasoned(unit, { command }, reason) }
    })
}

/** Powers, and what it carries that does more than heal, where a foe is in sight. */
function* suggestSupport(outlook: Outlook, unit: PeopleUnit, items: readonly ItemUse[]): Generator<Order> {
  const why = 'It works now, and no attack is worth the action.'
  for (const command of powersOf(outlook, unit))
    yield reasoned(unit, { command }, { what: 'Use a power', why, rule: 'P28-ABIL-1' })
  if (seenBy(outlook, unit).length === 0) return
  for (const { command, name } of items.filter(({ healed }) => healed === 0))
    yield reasoned(unit, { command }, { what: `Use ${name}`, why, rule: 'P28-ITEM-1' })
}

function fights(outlook: Outlook, unit: PeopleUnit): WeighedOrder[] {
  return fightsOf(outlook, unit).map((command) => {
    const gain = fightGain(outlook.battle, command)
    const reason = { what: `Fight ${nameOf(outlook, command.target)}`, why: promised(gain), rule: 'P28-FIGHT-1' }
    return { gain, order: reasoned(unit, { command }, reason) }
  })
}

/** Shots, fights with who is near, and charges. */
function attacksOf(outlook: Outlook, unit: PeopleUnit): WeighedOrder[] {
  const { battle, mind } = outlook
  const aims = aimsOf(outlook, unit).slice(0, MOST_SHOTS)
  const shots = shotsOf(outlook, unit, aims).map((command): WeighedOrder => {
    const gain = gainOf(battle, command)
    const reason = { what: `Shoot at ${nameOf(outlook, command.target)}`, why: promised(gain), rule: 'P28-SHOOT-1' }
    return { gain, order: reasoned(unit, { command }, reason) }
  })
  const charges = unit.turn.charges > 0 ? [] : seenBy(outlook, unit).flatMap((foe) => weighCharge(outlook, unit, foe))
  const near = fightsOf(outlook, unit).map((command): WeighedOrder => {
    const gain = fightGain(battle, command)
    const reason = {
      what: `Step up and fight ${nameOf(outlook, command.target)}`,
      why: promised(gain),
      rule: 'P28-FIGHT-1',
    }
    return { gain: gain - CAUTION[mind.stance], order: reasoned(unit, { command }, reason) }
  })
  return [...shots, ...charges, ...near]
}

function weighCharge(outlook: Outlook, unit: PeopleUnit, foe: BattleUnit): WeighedOrder[] {
  const move = chargeOf(outlook, unit, foe.id)
  if (move === null || !mayCharge(outlook, unit, foe)) return []
  const fight = fightWith(outlook, unit, { target: foe, distanceCm: 0, isCharge: true })
  const gain = fightGain(outlook.battle, fight, { isCharge: true })
  const reason = { what: `Charge ${foe.name}`, why: promised(gain), rule: 'P28-CHRG-1' }
  return [{ gain: gain - CAUTION[outlook.mind.stance], order: reasoned(unit, move, reason) }]
}

/** Where a Move and half of one end: straight at whom its side knows of, and all around. */
function endsAround(outlook: Outlook, unit: PeopleUnit): { readonly to: Point }[] {
  const body = outlook.places[unit.id]
  const most = speedCm(outlook, unit)
  if (body === undefined || most <= 0) return []
  const goal = nearestKnown(outlook, body)
  const straight = Math.atan2(goal.y - body.y, goal.x - body.x)
  const ends: { readonly to: Point }[] = []
  for (let turn = 0; turn < 16; turn += 1) {
    const angle = straight + (turn * Math.PI) / 8
    const far = { x: body.x + 100 * Math.cos(angle), y: body.y + 100 * Math.sin(angle) }
    ends.push({ to: along(body, far, most) }, { to: along(body, far, most / 2) })
  }
  return ends
}

/** The Move to a place, over no ground that hurts; null where there is none. */
function safeMove(outlook: Outlook, unit: PeopleUnit, place: Point): PlannedMove | null {
  const move = moveTo(outlook, unit, place)
  return move === null || move.way.ground.includes('hazardous') ? null : move
}
