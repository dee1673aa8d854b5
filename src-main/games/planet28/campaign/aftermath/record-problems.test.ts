import { expect, test } from 'vitest'
import {
  aBattle,
  aCharacter,
  aSide,
  aSquad,
  aVehicle,
  aWarband,
  type BattleDraft,
  characterTally,
  squadTally,
  vehicleTally,
} from '#tests/support/battles.ts'
import { listBattleRecordProblems } from './record-problems.ts'

const RED = aWarband('red', [aCharacter('Vex'), aSquad('Pack'), aVehicle('Car')])
const GREEN = aWarband('green', [aCharacter('goblin')])
const ALL = [characterTally('Vex'), squadTally('Pack'), vehicleTally('Car'), characterTally('goblin')]

/** The problems of a battle in which some lines stand in place of the quiet ones. */
function problems(tallies: BattleDraft['tallies'], changes: Partial<BattleDraft> = {}): string[] {
  const others = ALL.filter(({ unitId }) => !tallies.some((tally) => tally.unitId === unitId))
  const { record, warbands } = aBattle({ warbands: [RED, GREEN], tallies: [...tallies, ...others], ...changes })
  return listBattleRecordProblems(record, warbands).map(
    ({ path, severity, message }) => `${severity} ${path}: ${message}`,
  )
}

test('P28-CAMP-1: a quiet battle has no problems', () => {
  expect(problems([])).toEqual([])
})

test('P28-CAMP-1: kills need enemies, and as many that fell', () => {
  expect(problems([characterTally('Vex', { kills: 2 })])).toEqual([
    'flagged sides.0: red has 2 kills, but 0 enemies fell. Check both.',
  ])
  const alone = [aSide('red'), aSide('green', { warbandIds: [] })]
  expect(problems([characterTally('Vex', { kills: 1 }), characterTally('goblin')], { sides: alone })).toContain(
    'refused sides.0: red has 1 kill, but no enemies. Count them under “Unnamed fighters” of the other side, or lower the kills.',
  )
})

test('P28-CAMP-1: each unit has one line, of its own kind, on a side', () => {
  expect(problems([characterTally('Vex'), characterTally('Vex')])).toEqual([
    'refused tallies.1.unitId: Vex is listed twice. Remove one of its lines.',
  ])
  expect(problems([characterTally('Pack')])).toEqual([
    'refused tallies.0.kind: Pack is a squad, not a character. Remove its line and add it anew.',
  ])
  expect(problems([characterTally('Ghost', { warbandId: 'red' })])).toEqual([
    'flagged tallies.0.unitId: Ghost is not in its warband any more: nothing follows for it.',
  ])
  expect(problems([characterTally('Ghost', { warbandId: 'blue' })])).toEqual([
    'refused tallies.0.warbandId: Ghost fights on no side. Add its warband to a side, or remove its line.',
  ])
  const { record, warbands } = aBattle({ warbands: [RED, GREEN], tallies: ALL.slice(1) })
  expect(listBattleRecordProblems(record, warbands).map(({ message }) => message)).toEqual([
    'Vex has no line: it earns nothing. Add it, or leave it out.',
  ])
})

test('P28-CAMP-1: counts are whole, and who was absent did nothing', () => {
  expect(problems([characterTally('Vex', { hits: -1 }), squadTally('Pack', { lost: 1.5 })])).toEqual([
    'refused tallies.0.hits: Vex: a count is whole and not below 0. Type another.',
    'refused tallies.1.lost: Pack: a count is whole and not below 0. Type another.',
  ])
  expect(problems([characterTally('Vex', { fate: 'absent', hits: 1 })])).toEqual([
    'refused tallies.0.fate: Vex was absent and yet did something. Set the fate or the counts right.',
  ])
})

test('P28-CAMP-2: who fell or ended hurt was hurt; a fate belongs to its kind', () => {
  expect(problems([characterTally('Vex', { fate: 'fell' })])).toEqual([
    'flagged tallies.0.wasHurt: Vex fell and was never hurt. Check both.',
  ])
  expect(problems([characterTally('Vex', { isHurtAtEnd: true })])).toEqual([
    'flagged tallies.0.wasHurt: Vex ended hurt and was never hurt. Check both.',
  ])
  const stored: unknown = JSON.parse('{ "fate": "derelict" }')
  expect(problems([{ ...characterTally('Vex'), ...(stored as object) }])).toEqual([
    'refused tallies.0.fate: Vex: no character ends a battle as derelict. Choose one of these: stood, fled, fell, absent.',
  ])
})

test('P28-SQ-14: squads lose no more than they have, and their hit points fit those left', () => {
  expect(problems([squadTally('Pack', { lost: 5 })])).toEqual([
    'refused tallies.0.lost: Pack lost 5 of 4 members. Type 4 at most.',
  ])
  expect(problems([squadTally('Pack', { lost: 2 })])).toEqual([
    'refused tallies.0.hitPointsLeft: 2 members of Pack left with 80 hit points. Type 2 to 40.',
  ])
  expect(problems([squadTally('Pack', { fate: 'absent', lost: 1 })])).toEqual([
    'refused tallies.0.lost: Pack was absent and lost members. Set one of them right.',
  ])
})

test('P28-VCAMP-3: cells are those of the vehicle, named once, damaged ones with hit points', () => {
  expect(problems([vehicleTally('Car', { lostCells: ['A1'] })])).toEqual([
    'refused tallies.0.lostCells: Car has no section in A1. Remove it.',
  ])
  const damaged = [{ cell: 'C3', hitPoints: 0 }] as const
  expect(problems([vehicleTally('Car', { lostCells: ['C3'], damaged })])).toEqual([
    'refused tallies.0.lostCells: Car: C3 is listed twice. Name it once, lost or damaged.',
    'refused tallies.0.damaged: Car: a damaged section has 1 hit point or more; one without any is lost.',
  ])
  expect(problems([vehicleTally('Car', { lostCells: ['C3', 'D3'] })])).toEqual([
    'flagged tallies.0.fate: Car has no section left: it is destroyed.',
  ])
})

test('P28-CAMP-3: warbands stand on one side each, strangers are counted', () => {
  const strangers = { models: 1, destroyed: 2 }
  expect(
    problems([], { sides: [aSide('red'), aSide('red', { warbandIds: ['red', 'green', 'blue'], strangers })] }),
  ).toEqual([
    'refused sides.0.warbandIds: A warband of red is listed twice. Remove one.',
    'refused sides.1.warbandIds: A warband of red is listed twice. Remove one.',
    'refused sides.1.warbandIds: A warband of red is not in this campaign. Remove it.',
    'refused sides.1.strangers: red: 2 unnamed fighters killed, but 1 took part. Enter at most 1, or how many took part.',
  ])
  const nobody = { strangers: { models: 0, destroyed: 2 } }
  expect(problems([], { sides: [aSide('red'), aSide('green', nobody)] })).toEqual([
    'refused sides.1.strangers: green: 2 unnamed fighters killed, but 0 took part. Enter how many took part.',
  ])
})
