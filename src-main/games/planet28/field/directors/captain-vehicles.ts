import { lockedWith, rulesOf } from '#main/games/planet28/battle/scene.ts'
import { isShaken } from '#main/games/planet28/battle/vehicles/break-rules.ts'
import { groundFor } from '#main/games/planet28/battle/vehicles/driving.ts'
import type { VehicleUnit } from '#shared/games/planet28/battle/units.ts'
import { movedTo, turnedTo } from '../body.ts'
import { type Outlook, seenBy } from '../outlook.ts'
import type { Order } from '../practice.ts'
import { passesObstacles, type PlannedDrive } from '../vehicles/drives.ts'
import { fireOf, type Gunnery, loadingOf } from '../vehicles/guns.ts'
import { hullFightsOf, hullFightWith } from '../vehicles/hull-fights.ts'
import { ramOf } from '../vehicles/rams.ts'
import { boostOf, mendOf, smokeOf } from '../vehicles/repairs.ts'
import { steerings, turnsAbout } from '../vehicles/steerings.ts'
import {
  best,
  bestWays,
  byGain,
  CAUTION,
  LEAST_GAIN,
  type WeighedOrder,
  promised,
  waysSaid,
} from './captain-choices.ts'
import { nameOf, reasoned, type Said } from './director.ts'
import { hullFightGain, shotGain } from './gains.ts'
import { vehicleDuties } from './vehicle-duties.ts'

/** Only so many foes are weighed for a gun: the nearest. */
const MOST_SHOTS = 3
const DRIVES = waysSaid('Drive up', 'P28-VEH-MOVE-1')

/** What a vehicle may do next, the best first. */
export function* captainOfVehicles(outlook: Outlook, unit: VehicleUnit): Generator<Order> {
  const base = { by: unit.side, unit: unit.id }
  yield* vehicleDuties(outlook, unit)
  if (isShaken(unit))
    yield reasoned(
      unit,
      { command: { type: 'steady', ...base } },
      {
        what: 'Steady the crew',
        why: 'It is shaken and must pass a break test before it does anything else.',
        rule: 'P28-VEH-BREAK-2',
      },
    )
  else if (lockedWith(outlook.battle, unit.id).length > 0) yield* fights(outlook, unit)
  else {
    yield* attacks(outlook, unit)
    yield* turnsToFire(outlook, unit)
    yield* care(outlook, unit)
    yield* bestWays(outlook, unit, {
      ends: safeWays(outlook, unit),
      wayTo: (drive) => drive,
      says: DRIVES,
      climber: climberOf(outlook, unit),
    })
  }
}

const climberOf = (outlook: Outlook, unit: VehicleUnit) => (passesObstacles(outlook, unit) ? 'hover' : 'wheels')

function fights(outlook: Outlook, unit: VehicleUnit): Order[] {
  const all = hullFightsOf(outlook, unit).map((command) => {
    const gain = hullFightGain(outlook.battle, command)
    const reason = { what: `Fight ${nameOf(outlook, command.target)}`, why: promised(gain), rule: 'P28-VEH-FIGHT-1' }
    return { gain, order: reasoned(unit, { command }, reason) }
  })
  return byGain(all)
}

/** Every gun at whom it promises most (P28-VEH-SHOOT-1). */
function gunneryOf({ battle }: Outlook, { id }: VehicleUnit): Gunnery {
  return (shots) => {
    const [first] = shots
      .slice(0, MOST_SHOTS)
      .map((shot) => ({ shot, worth: shotGain(battle, id, shot) }))
      .toSorted((one, other) => other.worth - one.worth)
    return first ?? null
  }
}

/** All its guns at once, and rams, the most promising first. */
function attacks(outlook: Outlook, unit: VehicleUnit): Order[] {
  const fire = fireOf(outlook, unit, gunneryOf(outlook, unit))
  const rams = unit.turn.charges > 0 ? [] : seenBy(outlook, unit).flatMap(({ id }) => weighRam(outlook, unit, id))
  if (fire === null) return best(rams)
  const names = [...new Set(fire.command.shots.map(({ target }) => nameOf(outlook, target)))]
  const reason = { what: `Shoot at ${names.join(' and ')}`, why: promised(fire.worth), rule: 'P28-VEH-SHOOT-1' }
  return best([{ gain: fire.worth, order: reasoned(unit, fire, reason) }, ...rams])
}

function weighRam(outlook: Outlook, unit: VehicleUnit, target: string): WeighedOrder[] {
  const ram = ramOf(outlook, unit, target)
  const foe = outlook.battle.units.find(({ id }) => id === target)
  const body = outlook.places[unit.id]
  if (ram === null || foe === undefined || body === undefined) return []
  const there = turnedTo(movedTo(body, ram.to), ram.heading)
  const places = { ...outlook.places, [unit.id]: there }
  const gain = hullFightGain(outlook.battle, hullFightWith({ ...outlook, places }, unit, foe), { isCharge: true })
  const reason = { what: `Ram ${foe.name}`, why: promised(gain), rule: 'P28-VEH-FIGHT-2' }
  return [{ gain: gain - CAUTION[outlook.mind.stance], order: reasoned(unit, ram, reason) }]
}

/** Turns after which guns point at somebody, where an action is left to fire them. */
function turnsToFire(outlook: Outlook, unit: VehicleUnit): Order[] {
  const body = outlook.places[unit.id]
  if (body?.hull === undefined || unit.turn.actions < 2 || seenBy(outlook, unit).length === 0) return []
  const gunnery = gunneryOf(outlook, unit)
  const after = ({ to, heading }: PlannedDrive): Outlook => {
    const there = turnedTo(movedTo(body, to), heading)
    return { ...outlook, places: { ...outlook.places, [unit.id]: there } }
  }
  return turnsAbout(outlook, unit)
    .map((drive) => ({ drive, worth: fireOf(after(drive), unit, gunnery)?.worth ?? 0 }))
    .filter(({ worth }) => worth >= LEAST_GAIN)
    .toSorted((one, other) => other.worth - one.worth)
    .slice(0, 1)
    .map(({ drive, worth }) =>
      reasoned(unit, drive, {
        what: 'Turn about',
        why: `Then its guns point at somebody. ${promised(worth)}`,
        rule: 'P28-VEH-FACE-1',
      }),
    )
}

/** Repairs, loading, and smoke where it does not press. */
function care(outlook: Outlook, unit: VehicleUnit): Order[] {
  const [mend, load, smoke] = [mendOf(outlook, unit), loadingOf(outlook, unit), smokeOf(outlook, unit)]
  const { stance } = outlook.mind
  const isSeen = seenBy(outlook, unit).length > 0
  const boost = stance === 'press' && !isSeen ? boostOf(outlook, unit) : null
  const order = (command: Order['command'], reason: Said) => reasoned(unit, { command }, reason)
  return [
    ...(load === null
      ? []
      : [order(load, { what: 'Load weapons', why: 'Its weapons are empty.', rule: 'P28-VEH-ACT-1' })]),
    ...(mend === null
      ? []
      : [order(mend, { what: 'Repair', why: 'No attack is worth the action.', rule: 'P28-VAB-repair' })]),
    ...(smoke === null || stance === 'press' || !isSeen
      ? []
      : [order(smoke, { what: 'Lay smoke', why: 'Foes see it, and it has no shot.', rule: 'P28-VS-smoke-launchers' })]),
    ...(boost === null
      ? []
      : [order(boost, { what: 'Turbo boost', why: 'It has far to go.', rule: 'P28-VAB-turbo-boost' })]),
  ]
}

/** Drives over no ground that would hurt this vehicle. */
function safeWays(outlook: Outlook, unit: VehicleUnit): PlannedDrive[] {
  const rules = rulesOf(outlook.battle)
  return steerings(outlook, unit).filter(({ ground }) => groundFor({ rules }, unit, ground) !== 'hazardous')
}
