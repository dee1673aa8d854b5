import { expect, test } from 'vitest'
import { PRINTED_RULES } from '#main/games/planet28/house/build-rules.ts'
import { aCharacter, aCondition, aVehicle, aWarband, characterTally, vehicleTally } from '#tests/support/battles.ts'
import { listAbsenceProblems } from './absence-problems.ts'
import { listAbsences } from './empty-battle-record.ts'
import { listTallyProblems } from './tally-problems.ts'

const warband = aWarband('red', [
  aCharacter('Out', {}, [aCondition('Out', 'out-of-action', { gamesLeft: 1 })]),
  aCharacter('Addict', {}, [aCondition('Addict', 'addicted')]),
  aCharacter('Hired', { traits: ['mercenary'] }),
  aCharacter('Fit'),
])
const muster = { warbands: [warband], rulesOf: () => PRINTED_RULES }

test('who had to miss the battle and fought is pointed out: out of action, without a dose, unpaid (P28-INJ-2, P28-IT-psyka, P28-TR-mercenary)', () => {
  const tallies = warband.units.map(({ id }) => characterTally(id))
  const named = (paid: string[]) =>
    listAbsenceProblems({ tallies }, listAbsences({ ...muster, paid })).map(({ path, message }) => [
      path,
      message.split(' ')[0],
    ])
  expect(named([])).toEqual([
    ['tallies.0.fate', 'Out'],
    ['tallies.1.fate', 'Addict'],
    ['tallies.2.fate', 'Hired'],
  ])
  expect(named(['Hired'])).toHaveLength(2)
  const stayed = tallies.map((tally) => ({ ...tally, fate: 'absent' as const }))
  expect(listAbsenceProblems({ tallies: stayed }, listAbsences({ ...muster, paid: [] }))).toEqual([])
})

test('a vehicle that came damaged may end so without being hurt (P28-CAMP-2, P28-VCAMP-3)', () => {
  const tally = vehicleTally('tank', { isHurtAtEnd: true, damaged: [{ cell: 'C3', hitPoints: 3 }] })
  const damaged = aCondition('tank', 'damaged', { unitKind: 'vehicle', damaged: [{ cell: 'C3', hitPoints: 3 }] })
  const problems = (conditions: (typeof damaged)[]) =>
    listTallyProblems(tally, 'tallies.0', [aWarband('red', [aVehicle('tank', {}, conditions)])])
  expect(problems([damaged])).toEqual([])
  expect(problems([])).toMatchObject([{ rule: 'P28-CAMP-2' }])
})
