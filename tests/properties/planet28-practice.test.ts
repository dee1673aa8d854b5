import { expect, test } from 'vitest'
import { type Dice, SimulationDice } from '#main/games/kit/dice.ts'
import { evolve } from '#main/games/planet28/battle/evolve/evolve.ts'
import type { FieldBattle } from '#main/games/planet28/field/field-battle.ts'
import { generateField } from '#main/games/planet28/field/generate.ts'
import {
  beginPractice,
  type PracticePlan,
  type PracticeStep,
  playPracticeStep,
} from '#main/games/planet28/field/play.ts'
import { isOnTable } from '#shared/games/planet28/battle/on-table.ts'
import { BattleOptions } from '#shared/games/planet28/battle/options.ts'
import type { CharacterOrSquadUnit } from '#shared/games/planet28/battle/units.ts'
import { PRINTED_TABLES, getRuleId } from '#shared/games/planet28/rulebook.ts'
import { listRowIds } from '#shared/games/planet28/tables/row.ts'
import { BATTLE_RULING_IDS, RULINGS } from '#shared/games/planet28/tables/rulings.ts'
import { IS_SOAK, runs } from '../support/soak.ts'

// Battles of bots with fighters, gear and rulings by chance: sound after every order, and whatever they do comes again.
// `npm run soak` counts how often each row and each answer to a ruling took part, and names those that never did.

const BATTLES = runs({ part: 2, whole: 200 })
const OFTEN = 10

const HELD = ['traits', 'abilities', 'weapons', 'armour', 'items', 'weaponRules'] as const
const seen = new Map<string, number>()
const count = (what: string) => seen.set(what, (seen.get(what) ?? 0) + 1)

function someOf<Row extends string>(rows: readonly Row[], most: number, dice: Dice): Row[] {
  return [...new Set(Array.from({ length: dice.die(most + 1) - 1 }, () => rows[dice.die(rows.length) - 1] as Row))]
}

function fighter(side: string, at: number, dice: Dice) {
  const ammo = listRowIds(PRINTED_TABLES.items).filter((id) => id.startsWith('ammo'))
  const equipment = [
    ...someOf(listRowIds(PRINTED_TABLES.weapons), 3, dice),
    ...someOf(listRowIds(PRINTED_TABLES.armour), 1, dice),
    ...someOf(listRowIds(PRINTED_TABLES.items), 2, dice),
    ...ammo,
    ...ammo,
  ]
  const skill = () => 3 + dice.die(5)
  const skills = { A: skill(), F: skill(), S: skill(), AW: skill(), P: skill() }
  const traits = someOf(listRowIds(PRINTED_TABLES.traits), 3, dice)
  const abilities = someOf(listRowIds(PRINTED_TABLES.abilities), 2, dice)
  const profile = { skills, hitPoints: 8 + dice.die(12), traits, abilities, equipment }
  const base = { kind: 'character', id: `${side}-${at}`, name: `${side} ${at}`, side, warbandId: null, lasting: [] }
  return { ...base, profile, usesBefore: {}, addictions: [] }
}

/** Answers to rulings by chance. */
function settingsBy(dice: Dice): Record<string, unknown> {
  const answers = BATTLE_RULING_IDS.map(
    (id) => [id, RULINGS[id].choices[dice.die(RULINGS[id].choices.length) - 1]?.value] as const,
  )
  for (const [id, value] of answers) count(`${id} = ${String(value)}`)
  return Object.fromEntries(answers)
}

function planBy(run: number): PracticePlan {
  const dice = new SimulationDice('practice', run)
  const sides = ['red', 'blue']
  const play = dice.die(2) === 1 ? 'opposed' : 'solo'
  const options = BattleOptions.parse({
    play,
    goal: '',
    turns: 5,
    settings: settingsBy(dice),
    house: [],
    sides: sides.map((id) => ({ id, name: id, isEnemy: play === 'solo' && id === 'blue', warbandIds: [] })),
    units: sides.flatMap((side) => Array.from({ length: 4 }, (_one, at) => fighter(side, at, dice))),
  })
  return {
    options,
    field: generateField(dice),
    directors: dice.die(2) === 1 ? ['captain', 'list'] : ['list', 'captain'],
    places: {},
  }
}

function expectSound({ battle, places }: FieldBattle): void {
  for (const unit of battle.units as readonly CharacterOrSquadUnit[]) {
    expect(unit.turn.actions).toBeGreaterThanOrEqual(0)
    expect(places[unit.id] !== undefined).toBe(isOnTable(unit))
    for (const { hitPoints, start, fate } of unit.models) {
      expect(hitPoints >= 0 && (hitPoints <= start || battle.settings.overheal)).toBe(true)
      if (battle.due.length === 0 && fate === 'fights') expect(hitPoints).toBeGreaterThan(0)
    }
  }
}

/** What an order may not do: nobody takes a second place in a turn, the dead do nothing, and pieces are used up one by one. */
function expectFair({ before, after, order, events }: PracticeStep, acted: Set<string>): void {
  if (order.command.type === 'begin-turn') acted.clear()
  for (const event of events) {
    if (event.type === 'activated' && !event.isStepIn) {
      expect(acted.has(event.unit)).toBe(false)
      acted.add(event.unit)
    }
    if (event.type === 'paid') {
      const payer =
        before.battle.units.find(({ id }) => id === event.unit) ??
        after.battle.units.find(({ id }) => id === event.unit)
      expect(payer !== undefined && isOnTable(payer)).toBe(true)
    }
  }
  const used = events.reduce((sum, event) => sum + (event.type === 'used' ? event.pieces : 0), 0)
  const gained = events.filter(({ type }) => ['gained', 'appeared', 'vanished'].includes(type)).length
  if (gained === 0) expect(piecesIn(before) - piecesIn(after)).toBe(used)
  expect(JSON.stringify(events.reduce(evolve, JSON.parse(JSON.stringify(before.battle))))).toBe(
    JSON.stringify(after.battle),
  )
}

function piecesIn({ battle }: FieldBattle): number {
  const people = battle.units as readonly CharacterOrSquadUnit[]
  return people.reduce((sum, { models }) => sum + models.reduce((all, { equipment }) => all + equipment.length, 0), 0)
}

function playOut(run: number): string {
  const [plan, chance] = [
    planBy(run),
    { dice: new SimulationDice('faces', run), whims: new SimulationDice('whims', run) },
  ]
  const acted = new Set<string>()
  let practice = beginPractice(plan, chance)
  for (
    let step = playPracticeStep(practice, plan, chance);
    step !== null;
    step = playPracticeStep(practice, plan, chance)
  ) {
    expectFair(step, acted)
    expectSound(step.after)
    const rules = new Set(JSON.stringify(step.events).match(/P28-[A-Za-z]+-[A-Za-z0-9-]+/g))
    rules.forEach(count)
    practice = step.after
  }
  return JSON.stringify(practice)
}

test('fighters, gear and rulings by chance: battles on the field stay sound, and come again byte for byte (P28-ACT-3, P28-META-12)', () => {
  for (let run = 0; run < BATTLES; run += 1) {
    const end = playOut(run)
    if (run < 3) expect(playOut(run)).toBe(end)
  }
  const answers = BATTLE_RULING_IDS.flatMap((id) => RULINGS[id].choices.map(({ value }) => `${id} = ${String(value)}`))
  if (!IS_SOAK) return
  const rows = HELD.flatMap((table) => listRowIds(PRINTED_TABLES[table]).map((id) => getRuleId(table, id)))
  const rare = rows.filter((rule) => (seen.get(rule) ?? 0) < OFTEN)
  console.log(
    `${rows.length - rare.length} of ${rows.length} rows took part ${OFTEN} times; seldom or never in words of events: ${rare.join(', ')}`,
  )
  expect(answers.filter((answer) => (seen.get(answer) ?? 0) < OFTEN)).toEqual([])
})
