import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Dice, createSeededDice } from '#main/games/kit/dice.ts'
import type { BattleView } from '#shared/contract/planet28/battles.ts'
import { isUnanswered, type AftermathReport } from '#shared/games/planet28/campaign/aftermath.ts'
import type { UnitTally } from '#shared/games/planet28/campaign/battle-record.ts'
import { BARE_UNIT, BARE_VEHICLE, FOUR_DAGGERS } from '../support/builds.ts'
import { newGear } from '../support/new-gear.ts'
import { runs } from '../support/soak.ts'
import { AUTHOR } from '../support/test-world.ts'
import { openTestWar, type TestWar } from '../support/war.ts'

// Battles of the same warbands, each settled, looked at, and taken back: a failing run names its seed.

const SEEDS = Array.from({ length: runs({ part: 4, whole: 100 }) }, (_seed, at) => `war-${at}`)
const PLAYS = ['opposed', 'solo', 'co-op'] as const
const FATES = ['stood', 'fled', 'fell', 'fell', 'absent'] as const
const VEHICLE_FATES = ['stood', 'derelict', 'destroyed'] as const

let war: TestWar
let ids: readonly string[]
beforeAll(() => {
  war = openTestWar({ seed: 28 })
  const gear = ['dagger', 'heavy-slug-pistol']
  const bodies = {
    Medic: { traits: ['medic'], equipment: gear },
    Smith: { traits: ['ammo-smith'], equipment: gear },
    Thief: { abilities: ['loot'], equipment: ['dagger'] },
    Lord: { traits: ['rich', 'mercenary'], equipment: ['light-armour'] },
  }
  const names = ['Red', 'Blue', 'Green']
  ids = names.map((name) => {
    const own = Object.entries(bodies).map(([who, profile]) => [`${who} ${name}`, profile] as const)
    const { id, units } = war.raise(name, Object.fromEntries(own))
    const common = { ...BARE_UNIT, warbandId: id }
    war.services.squads.create({ ...common, name: `Pack ${name}`, profile: FOUR_DAGGERS }, AUTHOR)
    war.services.vehicles.create({ ...common, name: `Car ${name}`, profile: BARE_VEHICLE }, AUTHOR)
    const characterId = units[`Thief ${name}`] ?? ''
    war.services.agendas.deal({ characterId, roll: { source: 'seeded' } }, AUTHOR)
    return id
  })
})
afterAll(() => war.close())

const oneOf = <Value>(values: readonly Value[], dice: Dice): Value | undefined => values[dice.die(values.length) - 1]
const coin = (dice: Dice): boolean => dice.die(2) === 1

/** What a unit did, at random. */
function resultsOf(kind: UnitTally['kind'], dice: Dice): Partial<UnitTally> {
  const common = { hits: dice.die(4) + 1, kills: dice.die(3) - 1, wasHurt: true }
  if (kind === 'squad') {
    const lost = dice.die(5) - 1
    return { ...common, fate: 'stood', lost, hitPointsLeft: (4 - lost) * 9 }
  }
  if (kind === 'vehicle') return { ...common, fate: oneOf(VEHICLE_FATES, dice) ?? 'stood' }
  const fate = oneOf(FATES, dice) ?? 'stood'
  return fate === 'absent' ? { fate } : { ...common, fate }
}

function record(seed: string): BattleView {
  const dice = createSeededDice(seed)
  const play = oneOf(PLAYS, dice) ?? 'opposed'
  const begun = war.services.battles.begin({ play, scenarioId: null, warbandIds: [...ids] })
  const results = Object.fromEntries(begun.tallies.map(({ name, kind }) => [name, resultsOf(kind, dice)]))
  const made = war.fight(seed, ids, results, play)
  const strangers = { models: 20, destroyed: dice.die(20) }
  const sides = made.record.sides.map((side) => ({ ...side, strangers, reachedGoal: coin(dice) }))
  return war.services.battles.update({ ...made, record: { ...made.record, sides } }, AUTHOR)
}

/** Throws all dice and answers some of the choices at random, one after the other. */
function playThrough(battle: BattleView, seed: string): BattleView {
  const dice = createSeededDice(`${seed}/answers`)
  const answered = new Set<string>()
  let now = battle
  for (;;) {
    const isThrowable = now.settlement.questions.some(({ faces }) => faces === null)
    if (isThrowable) now = war.services.battles.roll({ ...now, keys: null }, AUTHOR)
    const choice = now.settlement.choices.find(({ key, options }) => !answered.has(key) && options.length > 0)
    if (choice === undefined && !isThrowable) return now
    if (choice === undefined) continue
    answered.add(choice.key)
    if (!coin(dice) && !isUnanswered(choice)) continue
    const value = oneOf(choice.options, dice)?.value ?? null
    now = war.services.battles.answer({ ...now, key: choice.key, value }, AUTHOR)
  }
}

function allPoints(): number {
  return war.services.ledger.balances({ warbandId: null }).reduce((sum, { points }) => sum + points, 0)
}

/** Every piece that anybody has, or that lies in a stash. */
function allGear(): string[] {
  const { characters, squads, warbands } = war.services
  const carried = characters.list().flatMap(({ id }) => characters.get({ id }).profile.equipment)
  const shared = squads.list().flatMap(({ id }) => squads.get({ id }).profile.loadouts)
  const ofSquads = shared.flatMap(({ members, equipment }) => Array.from({ length: members }, () => equipment).flat())
  return [...carried, ...ofSquads, ...warbands.list().flatMap(({ stash }) => stash)].toSorted()
}

const countStashed = (): number => war.services.warbands.list().reduce((sum, { stash }) => sum + stash.length, 0)

/** How many pieces nobody could carry and no box held: those left without an heir, less those that came into a stash (P28-INJ-8). */
function countLost({ choices }: AftermathReport, stashedBefore: number): number {
  const left = choices.filter(({ key, chosen }) => key.startsWith('heir:') && chosen === 'stash')
  return left.reduce((sum, { count = 1 }) => sum + count, 0) - (countStashed() - stashedBefore)
}

/** Those of some pieces that others do not match one by one. */
function without(pieces: readonly string[], others: readonly string[]): string[] {
  return others
    .reduce<readonly string[]>((left, otherText) => {
      const at = left.indexOf(otherText)
      return at < 0 ? left : left.toSpliced(at, 1)
    }, pieces)
    .slice()
}

/** What a settled battle keeps of what was shown before: all of it but the tables of its dice. */
function kept(shown: AftermathReport): AftermathReport {
  return { ...shown, questions: shown.questions.map(({ table: _table, ...asked }) => asked) }
}

test.each(SEEDS)('%s: no point and no piece is lost or made, and taking it back restores every row', (seed) => {
  const { battles, history } = war.services
  const start = { points: allPoints(), gear: allGear(), stashed: countStashed(), rows: war.dump() }
  const made = playThrough(record(seed), seed)
  expect(made.open).toBe(0)
  const before = war.dump()
  const done = battles.settle(made, AUTHOR)
  expect(done.settlement).toEqual(kept(made.settlement))
  const awards = done.settlement.ledger.filter(
    ({ key, currency }) => currency === 'points' && /^(points|agenda):/.test(key),
  )
  expect(allPoints() - start.points).toBe(awards.reduce((sum, { amount }) => sum + amount, 0))
  const known = [...start.gear, ...newGear(done.settlement.choices)]
  const gear = allGear()
  expect(without(gear, known)).toEqual([])
  expect(without(known, gear)).toHaveLength(countLost(done.settlement, start.stashed))
  battles.reopen(done, AUTHOR)
  expect(war.dump()).toEqual(before)
  battles.remove(battles.get(made), AUTHOR)
  expect(war.dump()).toEqual(start.rows)
  expect(history.list({ beforeId: null, limit: 1 }).changes[0]?.label).toBe(`Remove ${seed}`)
})
