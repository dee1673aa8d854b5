import { SimulationDice } from '#main/games/kit/dice.ts'
import type { PracticeFrame, PracticeUnit, PracticeBattleView } from '#shared/contract/planet28/practice.ts'
import type { BattleEvent } from '#shared/games/planet28/battle/events.ts'
import { isOmittedFromReports } from '#shared/games/planet28/battle/reported-events.ts'
import type { Battle } from '#shared/games/planet28/battle/state.ts'
import type { VehicleUnit } from '#shared/games/planet28/battle/units.ts'
import { formatEvent } from '../battle/report/format-event.ts'
import { formatUnitChange } from '../battle/report/format-unit-change.ts'
import { createNameReplacer } from '../battle/report/name-replacer.ts'
import { getBattleRules } from '../battle/transaction.ts'
import { countFreeSeats, listPassengers } from '../battle/vehicles/aboard.ts'
import { isShaken } from '../battle/vehicles/break-rules.ts'
import { listWorkingSections } from '../battle/vehicles/sections.ts'
import type { FieldBattle } from './field-battle.ts'
import { listUnplacedUnits } from './places-after-order.ts'
import { beginPractice, type PracticePlan, type PracticeStep, playPracticeStep } from './play.ts'
import { sumHitPoints } from './side-knowledge.ts'
import { computeHitPointSharesLeft } from './simulate.ts'

/** Maximum number of orders shown of one battle. */
const MOST_FRAMES = 6000

/** Records a whole battle for playback, one frame per order. */
export function recordPractice(plan: PracticePlan & { readonly seed: string }): PracticeBattleView {
  const chance = {
    dice: new SimulationDice(`${plan.seed}/dice`, 0),
    whims: new SimulationDice(`${plan.seed}/whims`, 0),
  }
  const start = beginPractice(plan, chance)
  const frames: PracticeFrame[] = []
  let practice = start
  for (
    let step = playPracticeStep(practice, plan, chance);
    step !== null;
    step = playPracticeStep(practice, plan, chance)
  ) {
    if (frames.length < MOST_FRAMES) frames.push(frameOf(practice, step))
    practice = step.after
  }
  const [best, next] = computeHitPointSharesLeft(start, practice).toSorted((a, b) => b.share - a.share)
  const winner = best === undefined || best.share === next?.share ? null : best.side
  return { units: listPracticeUnits(start), frames, winner, turns: practice.battle.turn }
}

/** Deploys all units. The rules require no roll for this. */
export function deployPractice(plan: PracticePlan): FieldBattle {
  return beginPractice(plan, { dice: new SimulationDice('', 0), whims: new SimulationDice('', 0) })
}

/** All units on the field for drawing. */
export function listPracticeUnits({ battle, places }: FieldBattle): PracticeUnit[] {
  return battle.units.flatMap((unit) => {
    const { id, name, side } = unit
    const body = places[id]
    if (body === undefined) return []
    const { x, y, radiusCm, hull = null } = body
    const isVehicle = unit.kind === 'vehicle'
    const aboard = isVehicle
      ? listPassengers(battle, id).map((passenger) => ({ id: passenger.id, name: passenger.name }))
      : []
    const seats = isVehicle ? seatsLeft(battle, unit) : 0
    const states = isVehicle ? vehicleStates(unit) : unit.isBroken ? ['broken'] : []
    return [{ id, name, side, x, y, radiusCm, hull, isVehicle, aboard, seats, states, hitPoints: sumHitPoints(unit) }]
  })
}

/** Free seats in the sections of a vehicle (P28-VEH-TRANS-1). */
function seatsLeft(battle: Battle, vehicle: VehicleUnit): number {
  return listWorkingSections(vehicle, getBattleRules(battle)).reduce(
    (sum, { cell, row }) => sum + countFreeSeats(battle, vehicle, { cell, seats: row.seats ?? 0 }),
    0,
  )
}

/** Text for what prevents a vehicle from driving, and for whether it flies. */
function vehicleStates(vehicle: VehicleUnit): string[] {
  const { isDerelict, isFallen, isFlying } = vehicle
  return [
    ...(isDerelict ? ['derelict'] : isShaken(vehicle) ? ['shaken'] : []),
    ...(isFallen ? ['on its side'] : []),
    ...(isFlying ? ['flying'] : []),
  ]
}

/** Public text of an event, as all players at the table would see it. */
function listEventTexts(event: BattleEvent): string[] {
  if (event.type === 'changed') return [formatUnitChange(event) ?? []].flat()
  return isOmittedFromReports(event) ? [] : [formatEvent(event)]
}

/** Units that joined the battle while the field had no room. */
function crowdedOut(before: FieldBattle, after: FieldBattle): string[] {
  const old = new Set(listUnplacedUnits(before).map(({ id }) => id))
  return listUnplacedUnits(after).flatMap(({ id, name }) =>
    old.has(id) ? [] : [`The field has no room for ${name}: it waits beside it until somebody makes room.`],
  )
}

function frameOf(practice: FieldBattle, { before, after, order, events }: PracticeStep): PracticeFrame {
  const name = createNameReplacer(after.battle)
  const old = new Map(listPracticeUnits(practice).map((unit) => [unit.id, JSON.stringify(unit)]))
  const next = listPracticeUnits(after)
  const here = new Set(next.map(({ id }) => id))
  const { command, why, rule } = order
  const minds =
    command.type === 'begin-turn' ? Object.entries(before.minds).map(([side, mind]) => ({ side, why: mind.why })) : []
  return {
    turn: after.battle.turn,
    unit: 'unit' in command ? command.unit : null,
    why,
    rule,
    lines: [...events.flatMap(listEventTexts).map(name), ...crowdedOut(before, after)],
    changed: next.filter((unit) => old.get(unit.id) !== JSON.stringify(unit)),
    gone: [...old.keys()].filter((id) => !here.has(id)),
    ground: after.field.pieces.slice(before.field.pieces.length),
    minds,
  }
}
