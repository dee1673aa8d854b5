import fc from 'fast-check'
import type { AftermathInput } from '#main/games/planet28/campaign/aftermath/compute-aftermath.ts'
import { PRINTED_RULES } from '#main/games/planet28/house/build-rules.ts'
import { readSettings, SETTING_CHOICES } from '#main/games/planet28/settings.ts'
import type { BattleRecord, UnitTally } from '#shared/games/planet28/campaign/battle-record.ts'
import type { Condition } from '#shared/games/planet28/campaign/conditions.ts'
import type { AgendaInPlay, CampaignUnit, CampaignWarband } from '#shared/games/planet28/campaign/forces.ts'
import { CORE_PLACED_SECTIONS } from '#shared/games/planet28/placed-section.ts'
import { HIDDEN_AGENDAS } from '#shared/games/planet28/tables/hidden-agendas.ts'
import { INJURIES } from '#shared/games/planet28/tables/injuries.ts'
import { listRowIds } from '#shared/games/planet28/tables/row.ts'
import type { Cell } from '#shared/games/planet28/vehicle-grid.ts'
import { NO_CHOICES } from '../support/battles.ts'
import { BARE_VEHICLE, BARE_CHARACTER } from '../support/builds.ts'

const TRAITS = ['ammo-smith', 'medic', 'rich', 'painless', 'death-proof', 'barbaric', 'venal', 'mercenary']
const GEAR = ['dagger', 'laser-pistol', 'power-fist', 'heavy-slug-pistol', 'ammo-basic', 'light-armour', 'med-kit']
const CELLS: readonly Cell[] = ['C4', 'D4', 'B2', 'E2', 'B5', 'E5']

/** Rulings that affect an aftermath. */
export const campaignRulings = fc.record({
  actionPoints: fc.constantFrom(...SETTING_CHOICES.actionPoints),
  unwounded: fc.constantFrom(...SETTING_CHOICES.unwounded),
  destroyedBy: fc.constantFrom(...SETTING_CHOICES.destroyedBy),
  fledCounts: fc.constantFrom(...SETTING_CHOICES.fledCounts),
  injuryGames: fc.constantFrom(...SETTING_CHOICES.injuryGames),
  vehicleDamagePersists: fc.constantFrom(...SETTING_CHOICES.vehicleDamagePersists),
  agendaAtZero: fc.constantFrom(...SETTING_CHOICES.agendaAtZero),
})

const gear = fc.array(fc.constantFrom(...GEAR), { maxLength: 4 })
const body = {
  traits: fc.subarray(TRAITS, { maxLength: 4 }),
  abilities: fc.constantFrom([], ['loot']),
  hitPoints: fc.constantFrom(2, 7, 20),
}
const results = {
  hits: fc.nat(5),
  kills: fc.nat(3),
  wasHurt: fc.boolean(),
  isHurtAtEnd: fc.boolean(),
}
const injuries = listRowIds(INJURIES).filter((id) => id !== 'complete-recovery' && id !== 'death')

/** A unit before the battle with its deeds, before ids are assigned. */
type Drafted = (unit: { id: string; warbandId: string }) => { unit: CampaignUnit; tally: UnitTally }

const characters: fc.Arbitrary<Drafted> = fc
  .record({
    profile: fc.record({ ...body, equipment: gear }),
    results: fc.record(results),
    fate: fc.constantFrom('stood', 'fled', 'fell', 'fell', 'absent'),
    old: fc.subarray(injuries, { maxLength: 2 }),
    gamesLeft: fc.constantFrom(null, 0, 1, 2),
  })
  .map(({ profile, results: done, fate, old, gamesLeft }) => ({ id, warbandId }) => {
    const conditions = old.map((condition): Condition => ({
      id: `${id}-${condition}`,
      unitId: id,
      unitKind: 'character',
      condition,
      agilityLost: 1,
      hitPointsLost: 1,
      gamesLeft,
      gamesPlayed: 0,
      lostCells: [],
      damaged: [],
    }))
    const base = { warbandId, name: id, kind: 'character' } as const
    return {
      unit: { ...base, id, conditions, profile: { ...BARE_CHARACTER, ...profile } },
      tally: { ...base, ...done, unitId: id, fate },
    }
  })

const squads: fc.Arbitrary<Drafted> = fc
  .record({
    profile: fc.record(body),
    results: fc.record(results),
    fate: fc.constantFrom('stood', 'stood', 'absent'),
    loadouts: fc.array(fc.record({ members: fc.integer({ min: 1, max: 5 }), equipment: gear }), {
      minLength: 1,
      maxLength: 2,
    }),
    lost: fc.nat(10),
  })
  .map(({ profile, loadouts, results: done, fate, lost }) => ({ id, warbandId }) => {
    const members = loadouts.reduce((sum, loadout) => sum + loadout.members, 0)
    const left = members - Math.min(lost, members)
    const base = { warbandId, name: id, kind: 'squad' } as const
    return {
      unit: { ...base, id, conditions: [], profile: { ...BARE_CHARACTER, ...profile, loadouts } },
      tally: { ...base, ...done, unitId: id, fate, lost: members - left, hitPointsLeft: left * profile.hitPoints },
    }
  })

const vehicles: fc.Arbitrary<Drafted> = fc
  .record({
    results: fc.record(results),
    built: fc.subarray([...CELLS]),
    sectionsDestroyed: fc.nat(3),
    fate: fc.constantFrom('stood', 'derelict', 'destroyed', 'absent'),
    lost: fc.subarray(['C3', 'D3', ...CELLS] as Cell[]),
    wasDamaged: fc.boolean(),
  })
  .map(({ results: done, built, fate, lost, wasDamaged, sectionsDestroyed }) => ({ id, warbandId }) => {
    const sections = [...CORE_PLACED_SECTIONS, ...built.map((cell) => ({ cell, section: 'crew' }))]
    const cells = sections.map(({ cell }) => cell)
    const lostCells = lost.filter((cell) => cells.includes(cell))
    const damaged = cells.filter((cell) => !lostCells.includes(cell)).map((cell) => ({ cell, hitPoints: 3 }))
    const before: Condition = {
      id: `${id}-damaged`,
      unitId: id,
      unitKind: 'vehicle',
      condition: 'damaged',
      agilityLost: 0,
      hitPointsLost: 0,
      gamesLeft: null,
      gamesPlayed: 1,
      lostCells: ['D3'],
      damaged: [],
    }
    const base = { warbandId, name: id, kind: 'vehicle' } as const
    return {
      unit: { ...base, id, conditions: wasDamaged ? [before] : [], profile: { ...BARE_VEHICLE, sections } },
      tally: { ...base, ...done, unitId: id, fate, sectionsDestroyed, lostCells, damaged: damaged.slice(0, 1) },
    }
  })

const units = fc.array(fc.oneof({ weight: 4, arbitrary: characters }, squads, vehicles), { minLength: 1, maxLength: 4 })
const stashes = fc.constantFrom([], ['safety-deposit-box'], ['safety-deposit-box', 'club'])

/** Battles of two to four warbands with everything that can happen, and no choices made yet. */
export const battles: fc.Arbitrary<AftermathInput> = fc
  .record({
    forces: fc.array(fc.record({ units, stash: stashes }), { minLength: 2, maxLength: 4 }),
    play: fc.constantFrom('opposed', 'solo', 'co-op', 'co-op'),
    goals: fc.array(fc.boolean(), { minLength: 2, maxLength: 2 }),
    agendas: fc.array(fc.record({ agenda: fc.constantFrom(...listRowIds(HIDDEN_AGENDAS)), failedGames: fc.nat(6) }), {
      maxLength: 3,
    }),
    strangers: fc.nat(3),
    reserve: fc.nat(3),
    rulings: campaignRulings,
  })
  .map(({ forces, play, goals, agendas, strangers, reserve, rulings }) => {
    const rules = { ...PRINTED_RULES, settings: readSettings(rulings) }
    const drafted = forces.map((force, at) => {
      const warbandId = `w${at}`
      const named = force.units.map((draft, place) => draft({ id: `u${at}${place}`, warbandId }))
      return { ...force, warbandId, named }
    })
    const warbands = drafted.map(({ warbandId: id, named, stash }): CampaignWarband => {
      return { id, name: id, leaderId: null, stash, units: named.map(({ unit }) => unit) }
    })
    const sides = sidesOf(warbands, goals, strangers)
    const tallies = drafted.flatMap(({ named }) => named.map(({ tally }) => tally))
    const record: BattleRecord = { play, turns: 6, goal: '', sides, tallies }
    const choices = { ...NO_CHOICES, splits: { w0: { u00: 4, u01: 9 } } }
    return { record, warbands, agendas: agendasFor(warbands, agendas), choices, reserve, rulesOf: () => rules }
  })

/** All warbands but the last form a side against it. */
function sidesOf(
  warbands: readonly CampaignWarband[],
  goals: readonly boolean[],
  strangers: number,
): BattleRecord['sides'] {
  const ids = warbands.map(({ id }) => id)
  return [ids.slice(0, -1), ids.slice(-1)].map((warbandIds, at) => ({
    name: `side ${at}`,
    isEnemy: at === 1,
    warbandIds,
    reachedGoal: goals[at] ?? false,
    strangers: { models: at * strangers, destroyed: Math.min(at, strangers) },
  }))
}

/** Gives the first characters one agenda each. */
function agendasFor(
  warbands: readonly CampaignWarband[],
  agendas: readonly Pick<AgendaInPlay, 'agenda' | 'failedGames'>[],
): AgendaInPlay[] {
  const owners = warbands.flatMap((warband) => warband.units).filter(({ kind }) => kind === 'character')
  return owners.slice(0, agendas.length).flatMap(({ id }, at) => {
    const agenda = agendas[at]
    return agenda === undefined ? [] : [{ ...agenda, id: `a${at}`, characterId: id }]
  })
}
