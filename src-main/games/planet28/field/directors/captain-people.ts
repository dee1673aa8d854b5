import { lockedWith } from '#main/games/planet28/battle/scene.ts'
import type { BattleUnit, PeopleUnit } from '#shared/games/planet28/battle/state.ts'
import { fightsOf, fightWith, mayCharge } from '../fights.ts'
import { chargeOf, moveTo, type PlannedMove, speedCm } from '../moves.ts'
import { type Outlook, seenBy } from '../outlook.ts'
import { powersOf } from '../powers.ts'
import type { Order } from '../practice.ts'
import { reloadsOf } from '../reloads.ts'
import { shotsOf } from '../shots.ts'
import { along } from '../way.ts'
import { best, bestWays, byGain, CAUTION, nearestKnown, type Promise, promised, waysSaid } from './captain-choices.ts'
import { nameOf, reasoned, recovery } from './director.ts'
import { fightGain, gainOf } from './gains.ts'
import { boardIdeas, pilotIdeas } from './rides.ts'

/** Only so many foes are weighed for a shot: the nearest. */
const MOST_SHOTS = 4
const MOVES = waysSaid('Move up', 'P28-MOVE-1')

/** What a character or squad may do next, the best first. */
export function* captainOfPeople(outlook: Outlook, unit: PeopleUnit): Generator<Order> {
  if (unit.isBroken) yield recovery(unit)
  else if (lockedWith(outlook.battle, unit.id).length > 0) yield* fights(outlook, unit)
  else {
    yield* pilotIdeas(outlook, unit)
    yield* attacks(outlook, unit)
    yield* powersOf(outlook, unit).map((command) =>
      reasoned(
        unit,
        { command },
        { what: 'Use a power', why: 'It works now, and no attack is worth the action.', rule: 'P28-ABIL-1' },
      ),
    )
    yield* reloadsOf(unit).map((command) =>
      reasoned(unit, { command }, { what: 'Reload', why: 'Its weapon is empty.', rule: 'P28-WR-reload' }),
    )
    if (outlook.mind.stance === 'press') yield* boardIdeas(outlook, unit)
    yield* bestWays(outlook, unit, { ways: placesAround(outlook, unit), says: MOVES, climber: 'people' })
  }
}

function fights(outlook: Outlook, unit: PeopleUnit): Order[] {
  const all = fightsOf(outlook, unit).map((command) => {
    const gain = fightGain(outlook.battle, command)
    const said = { what: `Fight ${nameOf(outlook, command.target)}`, why: promised(gain), rule: 'P28-FIGHT-1' }
    return { gain, order: reasoned(unit, { command }, said) }
  })
  return byGain(all)
}

/** Shots, fights with who is near, and charges, the most promising first. */
function attacks(outlook: Outlook, unit: PeopleUnit): Order[] {
  const { battle, mind } = outlook
  const shots = shotsOf(outlook, unit)
    .slice(0, MOST_SHOTS)
    .map((command): Promise => {
      const gain = gainOf(battle, command)
      const said = { what: `Shoot at ${nameOf(outlook, command.target)}`, why: promised(gain), rule: 'P28-SHOOT-1' }
      return { gain, order: reasoned(unit, { command }, said) }
    })
  const charges = unit.turn.charges > 0 ? [] : seenBy(outlook, unit).flatMap((foe) => chargePromise(outlook, unit, foe))
  const near = fightsOf(outlook, unit).map((command): Promise => {
    const gain = fightGain(battle, command)
    const said = {
      what: `Step up and fight ${nameOf(outlook, command.target)}`,
      why: promised(gain),
      rule: 'P28-FIGHT-1',
    }
    return { gain: gain - CAUTION[mind.stance], order: reasoned(unit, { command }, said) }
  })
  return best([...shots, ...charges, ...near])
}

function chargePromise(outlook: Outlook, unit: PeopleUnit, foe: BattleUnit): Promise[] {
  const move = chargeOf(outlook, unit, foe.id)
  if (move === null || !mayCharge(outlook, unit, foe)) return []
  const fight = fightWith(outlook, unit, { target: foe, distanceCm: 0, isCharge: true })
  const gain = fightGain(outlook.battle, fight, { isCharge: true })
  const said = { what: `Charge ${foe.name}`, why: promised(gain), rule: 'P28-CHRG-1' }
  return [{ gain: gain - CAUTION[outlook.mind.stance], order: reasoned(unit, move, said) }]
}

/** Places that one Move reaches: straight at whom its side knows of, and all around; none over ground that hurts. */
function placesAround(outlook: Outlook, unit: PeopleUnit): PlannedMove[] {
  const body = outlook.places[unit.id]
  if (body === undefined) return []
  const most = speedCm(outlook, unit)
  const goal = nearestKnown(outlook, body)
  const straight = Math.atan2(goal.y - body.y, goal.x - body.x)
  return Array.from({ length: 16 }, (_one, turn) => straight + (turn * Math.PI) / 8).flatMap((angle) =>
    [most, most / 2].flatMap((cm) => {
      const far = { x: body.x + 100 * Math.cos(angle), y: body.y + 100 * Math.sin(angle) }
      const move = cm <= 0 ? null : moveTo(outlook, unit, along(body, far, cm), most)
      return move === null || move.way.ground.includes('hazardous') ? [] : [move]
    }),
  )
}
