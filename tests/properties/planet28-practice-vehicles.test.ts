import { expect, test } from 'vitest'
import { type Dice, SimulationDice } from '#main/games/kit/dice.ts'
import { evolve } from '#main/games/planet28/battle/evolve/evolve.ts'
import { computeGapCm } from '#main/games/planet28/field/body.ts'
import type { FieldBattle } from '#main/games/planet28/field/field-battle.ts'
import { generateField } from '#main/games/planet28/field/generate.ts'
import { hasRoomForBody } from '#main/games/planet28/field/placement.ts'
import { isOnField } from '#main/games/planet28/field/places-after-order.ts'
import {
  beginPractice,
  type PracticePlan,
  type PracticeStep,
  playPracticeStep,
} from '#main/games/planet28/field/play.ts'
import { isOnTable } from '#shared/games/planet28/battle/on-table.ts'
import { BattleOptions } from '#shared/games/planet28/battle/options.ts'
import { CORE_PLACED_SECTIONS } from '#shared/games/planet28/placed-section.ts'
import { BATTLE_RULING_IDS, RULINGS } from '#shared/games/planet28/tables/rulings.ts'
import { vehicleByChance } from '../support/planet28-vehicle-by-chance.ts'
import { IS_SOAK, runs } from '../support/soak.ts'

// Battles of bots with vehicles of every size and type: they end, stay sound after every order, and come again byte for byte.

const BATTLES = runs({ part: 1, whole: 300 })
const seen = new Map<string, number>()

const CREW_TRAITS = ['pilot', 'gunner', 'engineer', 'brave', 'gigantic'] as const
const GUNS = ['laser-rifle', 'slug-rifle', 'great-sword', 'dagger', 'plasma-rifle'] as const

function fighter(side: string, at: number, dice: Dice) {
  const isSaboteur = dice.die(2) === 1
  // Saboteurs carry no gun: they ride to the foe, get out and creep up, where others stop and shoot.
  const armed = [GUNS[dice.die(GUNS.length) - 1], 'dagger', 'ammo-basic', 'ammo-basic']
  const equipment = isSaboteur ? ['dagger'] : armed
  const skills = { A: 5, F: 5, S: 5, AW: 5, P: 5 }
  const traits = CREW_TRAITS.filter(() => dice.die(3) === 1)
  const abilities = isSaboteur ? ['sabotage'] : []
  const profile = { skills, hitPoints: 12, traits, abilities, equipment }
  const base = { kind: 'character', id: `${side}-${at}`, name: `${side} ${at}`, side, warbandId: null, lasting: [] }
  return { ...base, profile, usesBefore: {}, addictions: [] }
}

/** The same vehicle with seats in the first section that it bought: rides are rare by chance alone. */
function carrier(vehicle: ReturnType<typeof vehicleByChance>) {
  const { profile } = vehicle
  const first = profile.sections[CORE_PLACED_SECTIONS.length]
  if (first === undefined) return vehicle
  const { cell, facing } = first
  const sections = profile.sections.with(CORE_PLACED_SECTIONS.length, {
    cell,
    section: 'transport-section',
    ...(facing !== undefined && { facing }),
  })
  return { ...vehicle, profile: { ...profile, sections } }
}

function settingsBy(dice: Dice): Record<string, unknown> {
  return Object.fromEntries(
    BATTLE_RULING_IDS.map((id) => [id, RULINGS[id].choices[dice.die(RULINGS[id].choices.length) - 1]?.value] as const),
  )
}

function planBy(run: number): PracticePlan {
  const dice = new SimulationDice('vehicles', run)
  const sides = ['red', 'blue']
  const options = BattleOptions.parse({
    play: 'opposed',
    goal: '',
    turns: 6,
    settings: { ...settingsBy(dice), gridPreset: '6x6', corners: 'frontRear' },
    house: [],
    sides: sides.map((id) => ({ id, name: id, isEnemy: false, warbandIds: [] })),
    units: sides.flatMap((side) => [
      ...Array.from({ length: 3 }, (_one, at) => fighter(side, at, dice)),
      ...Array.from({ length: dice.die(2) }, (_one, at) => carrier(vehicleByChance(side, at, dice))),
    ]),
  })
  const directors = dice.die(2) === 1 ? (['captain', 'list'] as const) : (['list', 'captain'] as const)
  return { options, field: generateField(dice), directors, places: {} }
}

function expectSound({ field, battle, places }: FieldBattle): void {
  for (const unit of battle.units) {
    const body = places[unit.id]
    expect(body !== undefined).toBe(isOnField(unit))
    if (body !== undefined) expect(hasRoomForBody({ field, places }, body, unit.id)).toBe(true)
    if (unit.kind !== 'vehicle') {
      if (unit.aboard === null || !isOnTable(unit)) continue
      const vehicle = battle.units.find(({ id }) => id === unit.aboard?.vehicle)
      expect(vehicle?.side).toBe(unit.side)
      continue
    }
    for (const { hitPoints, start } of unit.sections) expect(hitPoints >= 0 && hitPoints <= start).toBe(true)
  }
}

/** What each order may not do: drive farther than its speed, fire more than its crew, act when derelict. */
function expectFair({ before, after, order, events }: PracticeStep): void {
  const { command } = order
  seen.set(command.type, (seen.get(command.type) ?? 0) + 1)
  expect(order.why).toMatch(/\.$/)
  expect(order.rule).toMatch(/^P28-/)
  if ('unit' in command) {
    const unit = before.battle.units.find(({ id }) => id === command.unit)
    const acts = events.some(({ type }) => type === 'paid')
    if (unit?.kind === 'vehicle' && acts) expect(unit.isDerelict).toBe(false)
    const [from, to] = [before.places[command.unit], after.places[command.unit]]
    if (command.type === 'drive' && from !== undefined && to !== undefined) {
      expect(Math.hypot(from.x - to.x, from.y - to.y)).toBeLessThanOrEqual(command.cm + 0.011)
      if (from.hull !== undefined && to.hull !== undefined && command.turnDegrees === 0)
        expect(to.hull.heading).toBe(from.hull.heading)
    }
    if (
      command.type === 'ram' &&
      to !== undefined &&
      events.some((event) => event.type === 'shifted' && event.kind === 'charge')
    ) {
      const otherBody = after.places[command.charge]
      if (
        otherBody !== undefined &&
        after.battle.locks.some((pair) => pair.includes(command.unit) && pair.includes(command.charge))
      )
        expect(computeGapCm(to, otherBody)).toBeLessThanOrEqual(0.01)
    }
  }
  expect(JSON.stringify(events.reduce(evolve, JSON.parse(JSON.stringify(before.battle))))).toBe(
    JSON.stringify(after.battle),
  )
}

function playOut(run: number): string {
  const plan = planBy(run)
  const chance = { dice: new SimulationDice('faces', run), whims: new SimulationDice('whims', run) }
  let practice = beginPractice(plan, chance)
  expectSound(practice)
  for (
    let step = playPracticeStep(practice, plan, chance);
    step !== null;
    step = playPracticeStep(practice, plan, chance)
  ) {
    expect(step.order.why).not.toMatch(/ends as it stands/)
    expectFair(step)
    expectSound(step.after)
    practice = step.after
  }
  expect(practice.battle.phase).toBe('over')
  return JSON.stringify(practice)
}

test('battles with vehicles by chance end, stay sound after every order, and come again byte for byte (P28-VEH-ACT-1, P28-META-12)', () => {
  for (let run = 0; run < BATTLES; run += 1) {
    const end = playOut(run)
    if (run < 2) expect(playOut(run)).toBe(end)
  }
  if (!IS_SOAK) return
  console.log(
    [...seen]
      .toSorted()
      .map(([type, times]) => `${type} ${times}`)
      .join(', '),
  )
  const driven = [
    'drive',
    'fire',
    'ram',
    'vehicle-fight',
    'load-mounts',
    'embark',
    'disembark',
    'mend',
    'boost',
    'steady',
    'change-height',
    'sabotage',
  ]
  expect(driven.filter((type) => (seen.get(type) ?? 0) < 5)).toEqual([])
})
