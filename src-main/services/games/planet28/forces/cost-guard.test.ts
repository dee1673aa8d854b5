import { afterEach, beforeEach, expect, test } from 'vitest'
import { BARE_UNIT } from '#tests/support/builds.ts'
import { AUTHOR } from '#tests/support/test-world.ts'
import { openTestWar, type RaisedWarband, type TestWar } from '#tests/support/war.ts'

let war: TestWar
let red: RaisedWarband
beforeEach(() => {
  war = openTestWar()
  red = war.raise('The Reds', { Ann: { equipment: ['dagger', 'club'] }, Bea: {} })
})
afterEach(() => war.close())

const annId = () => red.units['Ann'] ?? ''
const ann = () => war.services.characters.get({ id: annId() })
const fight = () => war.finish(war.fight('The Gate', [red.id]))
const warband = () => war.services.warbands.get({ id: red.id })
/** Ann as she is saved, with a skill more. */
const learned = () => {
  const { id, version, warbandId, name, profile } = ann()
  const skills = { ...profile.skills, F: profile.skills.F + 1 }
  return { ...BARE_UNIT, id, version, warbandId, name, profile: { ...profile, skills } }
}

test('until the first battle is settled a warband is built, and buys nothing (P28-BUILD-1, P28-BUILD-4)', () => {
  const { advancement, characters } = war.services
  const standing = advancement.standing({ kind: 'character', id: annId() })
  const purchase = { what: 'gear', id: 'dagger' } as const
  expect(() => advancement.buy({ ...standing.unit, version: standing.version, purchase }, AUTHOR)).toThrow(
    'The Reds has not fought yet: build it on its page, within its points.',
  )
  const box = { warbandId: red.id, version: warband().version, id: 'safety-deposit-box' }
  expect(() => advancement.buyForStash(box, AUTHOR)).toThrow('has not fought yet')
  expect(warband().hasFought).toBe(false)
  characters.update(learned(), AUTHOR)
  fight()
  expect(warband().hasFought).toBe(true)
})

test('a warband that has fought is not built any more: skills, gear and people are paid for (P28-CAMP-4, P28-CAMP-5)', () => {
  fight()
  const { characters, squads, warbands } = war.services
  expect(() => characters.update(learned(), AUTHOR)).toThrow('Buy it between battles')
  const { profile, ...rest } = learned()
  const same = { ...rest, profile: ann().profile }
  const rearranged = { ...same.profile, equipment: same.profile.equipment.toReversed() }
  characters.update({ ...same, notes: 'Limps.', profile: rearranged }, AUTHOR)
  expect(ann().notes).toBe('Limps.')
  const lighter = { ...ann().profile, equipment: ['club'] }
  characters.update({ ...same, version: ann().version, notes: 'Limps.', profile: lighter }, AUTHOR)
  expect(ann().profile.equipment).toEqual(['club'])
  const armed = { ...ann().profile, equipment: ['dagger', 'club', 'power-sword'] }
  expect(() => characters.update({ ...same, version: ann().version, profile: armed }, AUTHOR)).toThrow(
    'cost points now',
  )
  expect(() => characters.create({ ...BARE_UNIT, warbandId: red.id, name: 'Cat', profile }, AUTHOR)).toThrow(
    'Recruit it',
  )
  expect(() => characters.copy({ id: annId(), warbandId: red.id, name: 'Ann again' }, AUTHOR)).toThrow('Recruit it')
  expect(() => warbands.addNames({ id: red.id, names: ['Cat'], like: null }, AUTHOR)).toThrow('Recruit them')
  const { version, name, ...plan } = warband()
  const fields = { ...plan, id: red.id, name, version, stash: ['dagger'] }
  expect(() => warbands.update(fields, AUTHOR)).toThrow('Buy gear for the stash')
  expect(squads.list()).toEqual([])
})

test('a correction of the gamemaster opens everything and stands in the ledger with its reason (P28-GM-1)', () => {
  fight()
  const { characters, ledger } = war.services
  characters.update({ ...learned(), correction: 'A slip of the pen' }, AUTHOR)
  const account = { kind: 'character', id: annId() } as const
  const [line] = ledger.entries({ account, warbandId: null, battleId: null, limit: 1 })
  expect(line).toMatchObject({ amount: 0, reason: 'Corrected by the gamemaster: A slip of the pen', rule: 'P28-GM-1' })
  characters.create(
    { ...BARE_UNIT, warbandId: red.id, name: 'Cat', profile: ann().profile, correction: 'A guest' },
    AUTHOR,
  )
  expect(warband().characters).toBe(3)
})

test('what was paid out of the leftover points before the first battle is spent of them (P28-BUILD-4)', () => {
  const hired = war.raise('The Blues', { Cy: { traits: ['mercenary'] }, Dee: {} })
  const before = war.services.warbands.get({ id: hired.id })
  war.services.advancement.payFees({ warbandId: hired.id, unitIds: null }, AUTHOR)
  const after = war.services.warbands.get({ id: hired.id })
  expect(after.hasFought).toBe(false)
  expect(after.problems).toEqual(before.problems)
  const [dee] = war.services.characters.list().filter(({ name }) => name === 'Dee')
  const { id, version, warbandId, name, profile } = war.services.characters.get({ id: dee?.id ?? '' })
  war.services.characters.update(
    { ...BARE_UNIT, id, version, warbandId, name, profile: { ...profile, hitPoints: profile.hitPoints + 10 } },
    AUTHOR,
  )
  expect(war.services.warbands.get({ id: hired.id }).problems.map(({ code }) => code)).toContain('over-limit')
})
